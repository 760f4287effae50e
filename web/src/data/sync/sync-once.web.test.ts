import { beforeEach, describe, expect, it } from 'vitest';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { userRegimenArchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import { senderOf } from './client-group.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import { withPage } from './pulled-pages.ts';
import { applyPull, pulledOf } from './rebase.ts';
import { FakeServer, refused } from '../testing/fake-server.ts';
import { expectAlike, started } from '../testing/synced.ts';
import { TestPhone } from '../testing/test-phone.ts';

const DAY = '2026-03-04';
let now: number;
let server: FakeServer;
let phone: TestPhone;

beforeEach(() => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  server = new FakeServer(() => now);
  phone = new TestPhone(server);
});

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('the list is empty');
  return one;
}

describe('a round', () => {
  it('S6.3 sends what waits, applies what is new and leaves nothing waiting', async () => {
    const tasks = await started(phone, DAY);
    for (const task of tasks) await phone.set(task);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await phone.db.bases.count()).toBe(0);
    expect(await phone.db.acknowledged.count()).toBe(7);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6, fullDays: 1 });
    await expectAlike(server, phone);
  });

  it('S2.1 sends more than a push holds in several', async () => {
    const tasks = await started(phone, DAY);
    for (let count = 0; count < 220; count++) await phone.set(first(tasks), count % 2 === 0);
    let pushes = 0;
    phone.network = (url, send) => {
      if (url.endsWith('/push')) pushes += 1;
      return send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(pushes).toBe(2);
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('sends smaller pushes when the server finds one too large', async () => {
    const tasks = await started(phone, DAY);
    for (const task of tasks) await phone.set(task);
    let asked = 0;
    phone.network = (url, send) => {
      const isTooLarge = url.endsWith('/push') && asked++ < 2;
      return isTooLarge ? refused(413, 'too_large') : send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await expectAlike(server, phone);
  });

  it('two devices end alike, whatever each did while apart', async () => {
    const tasks = await started(phone, DAY);
    const other = new TestPhone(server);
    await other.sync();
    await phone.set(first(tasks));
    now += 1_000;
    await other.set(first(tasks));
    for (const task of tasks.slice(1)) await other.set(task);
    await other.sync();
    await phone.sync();
    await other.sync();
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone, other);
  });

  it('F31 one task switched fifty times here and there ends as the later word', async () => {
    const task = first(await started(phone, DAY));
    const other = new TestPhone(server);
    await other.sync();
    phone.offline();
    for (let count = 0; count < 50; count++) {
      now += 1_000;
      await phone.set(task, count % 2 === 0);
      if (count % 7 === 0) await other.set(task, count % 3 === 0);
      if (count % 11 === 0) await other.sync();
    }
    phone.online();
    await phone.sync();
    await other.sync();
    await phone.sync();
    expect(server.rows().get('tasks', task.id)).toMatchObject({ isCompleted: false });
    await expectAlike(server, phone, other);
  });
});

describe('while a round is on its way', () => {
  it('S6.3 a tap stands on top of what arrives, and goes out next', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    let isTapped = false;
    phone.network = async (_, send) => {
      const answer = send();
      if (!isTapped) await phone.set(first(tasks.slice(1)));
      isTapped = true;
      expect(await phone.db.outbox.count()).toBeGreaterThan(0);
      return answer;
    };
    await applyOnePush();
    expect((await phone.tasks(DAY)).filter(({ isCompleted }) => isCompleted)).toHaveLength(2);
    expect(await phone.db.synced('playerStats').toArray()).toMatchObject([{ completedTasks: 2 }]);
    expect(await phone.db.outbox.toArray()).toMatchObject([{ id: 3 }]);
    phone.online();
    await phone.sync();
    await expectAlike(server, phone);
  });

  it('an answer that a newer one has overtaken is not applied', async () => {
    const tasks = await started(phone, DAY);
    const pulled = await pulledOf(phone.db);
    const { clientGroup } = await senderOf(phone.db);
    const late = withPage(undefined, server.pull(clientGroup, pulled?.cursor));
    await phone.set(first(tasks));
    await phone.sync();
    const asked = { clientGroup, cursor: pulled?.cursor };
    expect(await applyPull(phone, late, asked)).toBe('stale');
    await expectAlike(server, phone);
  });
});

/** One push and its answer; what follows finds no network. */
async function applyOnePush(): Promise<void> {
  const inner = phone.network;
  let calls = 0;
  phone.network = (url, send) => {
    calls += 1;
    if (calls > 1) throw new TypeError('gone');
    return inner(url, send);
  };
  expect(await phone.sync()).toEqual({ state: 'offline' });
}

describe('what the server refuses', () => {
  it('F23 S6.5 is taken back and listed; what came later stands', async () => {
    const tasks = await started(phone, DAY);
    server.refuses.set('settings.update', { code: 'not_now', message: 'Not now.' });
    await mutateOn(phone, settingsUpdate, { reminders: true });
    await phone.set(first(tasks));
    await phone.sync();
    expect(await phone.db.refused.toArray()).toMatchObject([
      { status: 'rejected', code: 'not_now', message: 'Not now.', mutation: { name: 'settings.update' } },
    ]);
    expect(await phone.db.synced('userSettings').count()).toBe(0);
    expect(await phone.db.synced('tasks').get(first(tasks).id)).toMatchObject({ isCompleted: true });
    await expectAlike(server, phone);
  });

  it('S6.4 a replay that is refused keeps its place: the server has the last word', async () => {
    await started(phone, DAY);
    const [enrolment] = await phone.db.synced('userRegimens').toArray();
    if (!enrolment) throw new Error('nothing was started');
    await mutateOn(phone, userRegimenArchive, { userRegimenId: enrolment.id });
    phone.network = (url, send) => (url.includes('/push') ? refused(503, 'busy') : send());
    server.remove('userRegimens', enrolment.id);
    await phone.sync();
    expect(await phone.db.outbox.count()).toBe(1);
    phone.online();
    await phone.sync();
    expect(await phone.db.refused.toArray()).toMatchObject([{ code: 'user_regimen_not_found' }]);
  });
});

describe('a bad network', () => {
  it('F2 an answer lost after the commit changes nothing twice', async () => {
    const tasks = await started(phone, DAY);
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
    const tasks = await started(phone, DAY);
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
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    const before = await phone.everything();
    phone.network = answer;
    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('S6.9 JSON that is not the protocol changes nothing', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    phone.network = () => Response.json({ results: [], pull: { cursor: 1 } });
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('F26 a pull cut between its pages shows nothing of it', async () => {
    const tasks = await started(phone, DAY);
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
  const tasks = await started(phone, DAY);
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

describe('who may send', () => {
  it('S6.7 F10 an ended session keeps everything, and the next one sends it', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    server.session = null;
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await phone.db.outbox.count()).toBe(1);
    server.session = server.userId;
    await phone.sync();
    await expectAlike(server, phone);
  });

  it('S6.7 a client group that is foreign to the server is given up, and everything is sent anew', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    const [group] = server.groups.values();
    if (group) group.user = new FakeServer(() => now).userId;
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
    expect(server.groups.size).toBe(2);
    await expectAlike(server, phone);
  });

  it('F12 nothing is sent under the session of another player', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    server.session = new FakeServer(() => now).userId;
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(server.groups.size).toBe(1);
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('S8.1 a server that is too new for the app keeps the outbox waiting', async () => {
    await phone.start();
    phone.network = () => refused(426, 'upgrade_required');
    expect(await phone.sync()).toEqual({ state: 'updateNeeded' });
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('a browser profile that was copied takes a client group of its own', async () => {
    const tasks = await started(phone, DAY);
    for (const group of server.groups.values()) group.last.core += 2;
    await phone.set(first(tasks));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
    await expectAlike(server, phone);
  });
});

describe('a server that has lost something', () => {
  it('S6.8 F24 a database restored from yesterday gets back what it has not seen', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    await phone.sync();
    const yesterday = server.backup();
    for (const task of tasks.slice(1, 4)) await phone.set(task);
    await phone.sync();
    await phone.set(first(tasks.slice(4)));
    server.restore(yesterday);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 5 });
    expect(await phone.db.outbox.count()).toBe(0);
    await expectAlike(server, phone);
  });

  it('S6.8 F24 gives a restored database everything back, also when nothing new waits', async () => {
    const tasks = await started(phone, DAY);
    const yesterday = server.backup();
    for (const task of tasks) await phone.set(task);
    await phone.sync();
    server.restore(yesterday);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone);
  });

  it('S6.8 F24 brings everything back although nobody changed the epoch, and nothing new waits', async () => {
    const tasks = await started(phone, DAY);
    const yesterday = server.backup();
    for (const task of tasks) await phone.set(task);
    await phone.sync();
    const { epoch } = server;
    server.restore(yesterday);
    server.epoch = epoch;
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone);
  });

  it('S6.10 a gap is filled from what is kept', async () => {
    const tasks = await started(phone, DAY);
    const before = server.backup();
    await phone.set(first(tasks));
    await phone.sync();
    const { epoch } = server;
    server.restore(before);
    server.epoch = epoch;
    await phone.set(first(tasks.slice(1)));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 2 });
    expect(server.groups.size).toBe(1);
  });

  it('S6.10 a gap that nothing fills makes the phone begin as another client group', async () => {
    const tasks = await started(phone, DAY);
    const before = server.backup();
    await phone.set(first(tasks));
    await phone.sync();
    server.restore(before);
    await phone.db.acknowledged.clear();
    await phone.set(first(tasks.slice(1)));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(2);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
    await expectAlike(server, phone);
  });

  it('S5.2 F25 starting over keeps the outbox, and drops rows that are gone', async () => {
    const tasks = await started(phone, DAY);
    await phone.set(first(tasks));
    const [enrolment] = await phone.db.synced('userRegimens').toArray();
    await phone.db.synced('notifications').put({ id: 'gone' } as never);
    server.horizon = server.seq + 1;
    await phone.sync();
    expect(await phone.db.synced('notifications').count()).toBe(0);
    expect(enrolment).toBeDefined();
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
  });

  it('S5.4 takes the fields that a row arrives with, and keeps the others', async () => {
    const task = first(await started(phone, DAY));
    phone.network = async (_, send) => {
      const answer = (await send().json()) as { changes: object[] };
      answer.changes = [{ table: 'tasks', put: { id: task.id, isCompleted: true } }];
      return Response.json(answer);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.synced('tasks').get(task.id)).toEqual({ ...task, isCompleted: true });
  });

  it('starts over when a row arrives in part that the phone no longer has', async () => {
    const tasks = await started(phone, DAY);
    const other = new TestPhone(server);
    await other.sync();
    await other.set(first(tasks));
    await other.sync();
    await phone.db.synced('tasks').clear();
    const cursors: boolean[] = [];
    phone.network = async (url, send) => {
      cursors.push(url.includes('cursor='));
      if (cursors.length > 1) return send();
      const answer = (await send().json()) as { changes: object[] };
      answer.changes = [{ table: 'tasks', put: { id: first(tasks).id, isCompleted: true } }];
      return Response.json(answer);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(cursors).toEqual([true, false]);
    await expectAlike(server, phone);
  });
});
