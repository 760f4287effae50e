import { expect, it } from 'vitest';
import { refreshCatalog } from './catalog.ts';
import { keptPrompts, refreshPrompts } from './prompts.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

const quoteOf = (version: string) => ({ id: 'focus/01', category: 'focus', prompt: `Words of ${version}.` });

function phoneWithCatalog() {
  const phone = new TestPhone(new FakeServer(() => Date.parse('2026-03-02T15:00:00Z')));
  const catalog = { promptsVersion: 'one', asked: [] as string[] };
  phone.network = (url) => {
    catalog.asked.push(url);
    if (url !== '/api/catalog') return Response.json([quoteOf(url)]);
    return Response.json({ version: 'same', promptsVersion: catalog.promptsVersion, programs: [] });
  };
  const refresh = async () => {
    await refreshCatalog(phone);
    await refreshPrompts(phone);
  };
  return { phone, catalog, refresh };
}

it('fetches the prompts once a version, and keeps the old ones while there is no connection', async () => {
  const { phone, catalog, refresh } = phoneWithCatalog();
  expect(await keptPrompts(phone.db)).toEqual([]);
  await refresh();
  await refresh();
  expect(catalog.asked).toEqual(['/api/catalog', '/api/catalog/prompts/one', '/api/catalog']);

  catalog.promptsVersion = 'two';
  await refreshCatalog(phone);
  phone.offline();
  await expect(refreshPrompts(phone)).rejects.toMatchObject({ code: 'offline' });
  expect(await keptPrompts(phone.db)).toEqual([quoteOf('/api/catalog/prompts/one')]);
});

it('fetches another version although the programs have not changed', async () => {
  const { phone, catalog, refresh } = phoneWithCatalog();
  await refresh();
  catalog.promptsVersion = 'two';
  await refresh();
  expect(await keptPrompts(phone.db)).toEqual([quoteOf('/api/catalog/prompts/two')]);
});

it('takes no empty list for prompts', async () => {
  const { phone, refresh } = phoneWithCatalog();
  await refresh();
  await phone.db.meta.put({ key: 'catalog', version: 'same', promptsVersion: 'two' });
  phone.network = () => Response.json([]);
  await expect(refreshPrompts(phone)).rejects.toMatchObject({ code: 'unreadable' });
  expect(await keptPrompts(phone.db)).toEqual([quoteOf('/api/catalog/prompts/one')]);
});
