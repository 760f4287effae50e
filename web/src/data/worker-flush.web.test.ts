import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from 'sync-protocol/ids';
import { MAX_MUTATIONS_A_PUSH } from 'sync-protocol/wire';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { sendOutboxes } from '#pwa/worker/flush.ts';
import { refused, FakeServer } from './testing/fake-server.ts';
import { TestPhone } from './testing/test-phone.ts';
import { keepPhoto, tellWith } from './testing/told-stories.ts';
import { databaseName, type StoredFile } from './store/db.ts';
import { mutateOn } from './rows/mutate-on.ts';

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

it('sends nothing of a phone that has to pull first, because it has started over', async () => {
  for (const group of server.groups.values()) group.last.core += 9;
  phone.network = (url, send) => {
    if (url.includes('/pull')) throw new TypeError('gone');
    return send();
  };
  expect(await phone.sync()).toEqual({ state: 'offline' });
  expect(await phone.db.outbox.count()).toBe(7);
  await sendOutboxes(fetch);
  expect(fetch).not.toHaveBeenCalled();
  expect(server.groups.size).toBe(1);
});

describe('a story with a photo', () => {
  /** Stories whose photos the phone holds in these states, or not at all. */
  async function post(...states: (StoredFile['state'] | undefined)[]): Promise<void> {
    for (const state of states) {
      const id = state ? await keepPhoto(phone, state) : newId();
      await tellWith(phone, id, String(state));
    }
  }
  const arrived = () => server.rows().all('victoryStories');

  it.each(['paused', 'waiting'] as const)(
    'S6.11 stays, as in the app, while its file is %s',
    async (state) => {
      await post('sent', state, 'sent');
      await sendOutboxes(fetch);
      expect(arrived()).toMatchObject([{ title: 'sent' }]);
      expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
      expect(await phone.db.outbox.count()).toBe(10);
    },
  );

  it('S6.11 goes once its file is sent, or is here no more', async () => {
    await post('sent', undefined);
    await sendOutboxes(fetch);
    expect(arrived()).toHaveLength(2);
  });

  it('asks the server nothing when that is all that waits', async () => {
    await phone.sync();
    await post('paused');
    await sendOutboxes(fetch);
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('sends what waits in a database that knows no files yet', async () => {
  phone.db.close();
  await withoutFiles(phone.db.name);
  await sendOutboxes(fetch);
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
});

/** Makes a database as it was before stories had files. */
async function withoutFiles(name: string): Promise<void> {
  const before = await opened(indexedDB.open(name));
  before.close();
  const opening = indexedDB.open(name, before.version + 1);
  opening.addEventListener('upgradeneeded', () => opening.result.deleteObjectStore('files'));
  (await opened(opening)).close();
}

function opened(opening: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve) => opening.addEventListener('success', () => resolve(opening.result)));
}

describe('stops where the server does', () => {
  async function many(): Promise<void> {
    await phone.sync();
    await phone.queue(MAX_MUTATIONS_A_PUSH + 1);
  }

  it('sends all of what takes several pushes', async () => {
    await many();
    await sendOutboxes(fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect([...server.groups.values()]).toMatchObject([{ last: { core: MAX_MUTATIONS_A_PUSH + 8 } }]);
  });

  it('at a gap', async () => {
    await many();
    for (const group of server.groups.values()) group.last.core -= 1;
    await sendOutboxes(fetch);
    expect(fetch).toHaveBeenCalledOnce();
    expect(await phone.db.outbox.count()).toBe(MAX_MUTATIONS_A_PUSH + 1);
  });

  it('S2.11 at another mutation of the same number', async () => {
    await many();
    for (const group of server.groups.values()) {
      group.last.core += 1;
      group.ran.set('core 8', 'a copy’s');
    }
    await sendOutboxes(fetch);
    expect(fetch).toHaveBeenCalledOnce();
    expect(await phone.db.outbox.count()).toBe(MAX_MUTATIONS_A_PUSH + 1);
  });
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

it('sends for every player of the phone, and leaves what is not ours alone', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open('another app');
    request.addEventListener('success', () => resolve(request.result.close()));
  });
  const second = new TestPhone(server, `${databaseName(server.userId)}-2`);
  await second.sync();
  await mutateOn(second, settingsUpdate, { reminders: false });
  await sendOutboxes(fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(server.rows().all('userSettings')).toMatchObject([{ reminders: false }]);
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
});

it('makes no database where there is none', async () => {
  phone.db.close();
  indexedDB.deleteDatabase(databaseName(server.userId));
  await sendOutboxes(fetch);
  expect(await indexedDB.databases()).toEqual([]);
});
