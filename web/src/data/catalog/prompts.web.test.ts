// @vitest-environment node
import { Dexie } from 'dexie';
import { expect, it, vi } from 'vitest';
import { refreshCatalog } from './keep-catalog.ts';
import { fetchPrompts, keptPrompts, promptsInMemory } from './prompts.ts';
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
  return { phone, catalog, refresh: () => refreshCatalog(phone) };
}

it('fetches the prompts once a version, and keeps the old ones while there is no connection', async () => {
  const { phone, catalog, refresh } = phoneWithCatalog();
  expect(await keptPrompts(phone.db)).toEqual([]);
  await refresh();
  await refresh();
  expect(catalog.asked).toEqual(['/api/catalog', '/api/catalog/prompts/one', '/api/catalog']);

  catalog.promptsVersion = 'two';
  const answer = phone.network;
  phone.network = (url, send) => {
    if (url !== '/api/catalog') throw new TypeError('Failed to fetch');
    return answer(url, send);
  };
  await expect(refresh()).rejects.toMatchObject({ code: 'offline' });
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
  phone.network = () => Response.json([]);
  await expect(fetchPrompts(phone, 'two')).rejects.toMatchObject({ code: 'unreadable' });
  expect(await keptPrompts(phone.db)).toEqual([quoteOf('/api/catalog/prompts/one')]);
});

it('has them to show while the database is busy with a new phone’s rows', async () => {
  const { phone, catalog, refresh } = phoneWithCatalog();
  catalog.promptsVersion = 'while busy';
  await phone.db.open();
  const { promise: written, resolve: endWriting } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const answer = phone.network;
  // The rows are there before the catalog is.
  phone.network = async (url, send) => {
    if (url === '/api/catalog') await begun;
    return answer(url, send);
  };
  const refreshing = refresh();
  const writing = phone.db.write(async () => {
    await phone.db.meta.count();
    begin();
    await Dexie.waitFor(written);
  });
  await vi.waitFor(() => expect(promptsInMemory()).toEqual([quoteOf('/api/catalog/prompts/while%20busy')]));
  endWriting();
  await Promise.all([writing, refreshing]);
});
