// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../testing/fake-server.ts';
import { atNoon, expectAlike, first, started } from '../testing/synced.ts';
import { TestPhone } from '../testing/test-phone.ts';

let { server, phone } = atNoon();
beforeEach(() => void ({ server, phone } = atNoon()));

describe('a bad network', () => {
  it('F2 an answer lost after the commit changes nothing twice', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    phone.network = (_, send) => {
      send();
      throw new TypeError('connection reset');
    };
    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await phone.db.outbox.count()).toBe(1);
    phone.online();
    await phone.sync();
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
    await expectAlike(server, phone);
  });

  it('F5 three tabs that send at once do it once', async () => {
    const tasks = await started(phone);
    for (const task of tasks) await phone.set(task);
    await Promise.all([phone.sync(), phone.sync(), phone.sync()]);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone);
  });

  it.each([
    [
      'a page of a captive portal',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a cut answer', () => new Response('{"resul', { headers: { 'content-type': 'application/json' } })],
    ['an error page of a proxy', () => new Response('Bad Gateway', { status: 502 })],
  ])('S6.9 F34 %s changes nothing', async (_, answer) => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    const before = await phone.everything();
    phone.network = answer;
    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('S6.9 JSON that is not the protocol changes nothing', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    phone.network = () => Response.json({ results: [], pull: { cursor: 1 } });
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('F26 a pull cut between its pages shows nothing of it', async () => {
    const tasks = await started(phone);
    for (const task of tasks) await phone.set(task);
    await phone.sync();
    const fresh = new TestPhone(server);
    server.pageSize = 3;
    let pages = 0;
    fresh.network = (_, send) => {
      pages += 1;
      if (pages === 3) throw new TypeError('gone');
      return send();
    };
    expect(await fresh.sync()).toEqual({ state: 'offline' });
    expect(await fresh.db.synced('tasks').count()).toBe(0);
    fresh.online();
    await fresh.sync();
    await expectAlike(server, phone, fresh);
  });

  it('waits as long as the server asks', async () => {
    phone.network = () => refused(503, 'unavailable', { 'retry-after': '7' });
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: 7_000 });
  });
});

it('a pull that a busy server turns away changes nothing, and the next one brings everything', async () => {
  const tasks = await started(phone);
  await phone.sync();
  await phone.set(first(tasks));
  await phone.sync();
  const fresh = new TestPhone(server);
  fresh.network = (url, send) =>
    url.includes('/pull') ? refused(503, 'unavailable', { 'retry-after': '2' }) : send();
  expect(await fresh.sync()).toEqual({ state: 'failed', retryAfterMs: 2_000 });
  expect(await fresh.db.synced('tasks').count()).toBe(0);
  fresh.online();
  expect(await fresh.sync()).toEqual({ state: 'synced' });
  await expectAlike(server, phone, fresh);
});
