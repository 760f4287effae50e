import { beforeEach, expect, it, vi } from 'vitest';
import { sendOutboxes } from '#pwa/worker/flush.ts';
import { refused, FakeServer } from './testing/fake-server.ts';
import { TestPhone } from './testing/test-phone.ts';
import { databaseName } from './db.ts';

const now = Date.parse('2026-03-04T12:00:00Z');
let server: FakeServer;
let phone: TestPhone;
let bodies: unknown[];

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url, init) => {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  bodies.push(body);
  return server.handle(url, body);
});

beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  fetch.mockClear();
  bodies = [];
  server = new FakeServer(() => now);
  phone = new TestPhone(server, databaseName(server.userId));
  await phone.sync();
  await phone.start();
  for (const task of await phone.tasks('2026-03-04')) await phone.set(task);
});

it('sends what a closed app left, and the app finds it done', async () => {
  await sendOutboxes(fetch);
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
  expect(await phone.db.outbox.count()).toBe(7);
  await phone.sync();
  expect(await phone.db.outbox.count()).toBe(0);
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
});

it('sends nothing of a player who has signed out', async () => {
  await phone.db.meta.delete('pulled');
  await sendOutboxes(fetch);
  expect(fetch).not.toHaveBeenCalled();
});

it('leaves to the app what needs it, and asks the browser to try again when the server can’t', async () => {
  fetch.mockImplementationOnce(async () => refused(401, 'not_signed_in'));
  await sendOutboxes(fetch);
  fetch.mockImplementationOnce(async () => new Response('<html>'));
  await expect(sendOutboxes(fetch)).rejects.toThrow('JSON');
  fetch.mockImplementationOnce(async () => refused(503, 'unavailable'));
  await expect(sendOutboxes(fetch)).rejects.toThrow('not sent');
  expect(await phone.db.outbox.count()).toBe(7);
});

it('makes no database where there is none', async () => {
  phone.db.close();
  indexedDB.deleteDatabase(databaseName(server.userId));
  await sendOutboxes(fetch);
  expect(await indexedDB.databases()).toEqual([]);
});
