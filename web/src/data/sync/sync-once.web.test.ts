// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { userRegimenArchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import type { PushAnswer } from 'sync-protocol/wire';
import { senderOf } from './client-group.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import { withPage } from './pull/pulled-pages.ts';
import { applyPull, pulledOf } from './pull/rebase.ts';
import { FakeServer, refused } from '../testing/fake-server.ts';
import { atNoon, DAY, expectAlike, first, started } from '../testing/synced.ts';
import { TestPhone } from '../testing/test-phone.ts';

let { clock, server, phone } = atNoon();
beforeEach(() => void ({ clock, server, phone } = atNoon()));

/** What says that a push is too large: the server, or a proxy before it with a page of its own. */
const tooLarge: [string, () => Response][] = [
  ['the server', () => refused(413, 'too_large')],
  ['a proxy that speaks JSON', () => Response.json({ error: 'too large' }, { status: 413 })],
  ['a proxy', () => new Response('<html><h1>413 Request Entity Too Large</h1></html>', { status: 413 })],
];

describe('a round', () => {
  it('S6.3 sends what waits, applies what is new and leaves nothing waiting', async () => {
    const tasks = await started(phone);
    for (const task of tasks) await phone.set(task);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await phone.db.bases.count()).toBe(0);
    expect(await phone.db.acknowledged.count()).toBe(7);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6, fullDays: 1 });
    await expectAlike(server, phone);
  });

  it('S2.1 sends more than a push holds in several', async () => {
    const tasks = await started(phone);
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

  it.each(tooLarge)('S2.1 sends smaller pushes when %s finds one too large', async (_, answer) => {
    const tasks = await started(phone);
    for (const task of tasks) await phone.set(task);
    let asked = 0;
    phone.network = (url, send) => {
      const isTooLarge = url.endsWith('/push') && asked++ < 2;
      return isTooLarge ? answer() : send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await expectAlike(server, phone);
  });

  it.each([...tooLarge, ['an older server', () => refused(503, 'server_behind')] as const])(
    'what can’t go, as %s says, keeps nothing away that comes',
    async (_, answer) => {
      const [mine, theirs] = await started(phone);
      await phone.sync();
      const other = new TestPhone(server);
      await other.sync();
      if (mine) await phone.set(mine);
      if (theirs) await other.set(theirs);
      await other.sync();
      phone.network = (url, send) => (url.endsWith('/push') ? answer() : send());
      expect(await phone.sync()).toMatchObject({ state: 'failed' });
      const done = (await phone.db.synced('tasks').toArray()).filter((task) => task.isCompleted);
      expect(done.map(({ id }) => id).sort()).toEqual([mine?.id, theirs?.id].sort());
    },
  );

  it.each(tooLarge)('R2 tries one that %s finds too large by itself once a round', async (_, answer) => {
    const tasks = await started(phone);
    await phone.sync();
    await phone.set(first(tasks));
    let pushes = 0;
    phone.network = (url, send) => {
      if (!url.endsWith('/push')) return send();
      pushes += 1;
      return answer();
    };
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(pushes).toBe(1);
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('two devices end alike, whatever each did while apart', async () => {
    const tasks = await started(phone);
    const other = new TestPhone(server);
    await other.sync();
    await phone.set(first(tasks));
    clock.now += 1_000;
    await other.set(first(tasks));
    for (const task of tasks.slice(1)) await other.set(task);
    await other.sync();
    await phone.sync();
    await other.sync();
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone, other);
  });

  it('F31 one task switched fifty times here and there ends as the later word', async () => {
    const task = first(await started(phone));
    const other = new TestPhone(server);
    await other.sync();
    phone.offline();
    for (let count = 0; count < 50; count++) {
      clock.now += 1_000;
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
    const tasks = await started(phone);
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
    const tasks = await started(phone);
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

describe('another tab that is faster each time', () => {
  it('is no fault of the round: it goes on until its own answer counts', async () => {
    const tasks = await started(phone);
    await phone.sync();
    const other = new TestPhone(server);
    await other.sync();
    await phone.set(first(tasks));
    let pushes = 0;
    phone.network = async (url, send) => {
      if (!url.endsWith('/push') || ++pushes > 8) return send();
      // The answer says nothing of what was sent, and meanwhile the other tab has brought what is new.
      const { clientGroup } = await senderOf(phone.db);
      const { cursor } = (await pulledOf(phone.db)) ?? {};
      const late = server.pull(clientGroup, cursor);
      clock.now += 1_000;
      await other.set(first(tasks.slice(1)), pushes % 2 === 1);
      await other.sync();
      const news = withPage(undefined, server.pull(clientGroup, cursor));
      expect(await applyPull(phone, news, { clientGroup, cursor })).toBe('applied');
      return Response.json({ results: [], serverTime: new Date(clock.now).toISOString(), pull: late });
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(pushes).toBe(9);
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
    const tasks = await started(phone);
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
    await started(phone);
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

describe('a server that calls each push a copy’s', () => {
  it('is left to the next round, and nothing is lost', async () => {
    const tasks = await started(phone);
    await phone.sync();
    await phone.set(first(tasks));
    let pushes = 0;
    phone.network = async (url, send) => {
      const answer = send();
      if (!url.endsWith('/push')) return answer;
      pushes += 1;
      if (pushes > 20) throw new TypeError('it would go on for ever');
      const said = (await answer.json()) as PushAnswer;
      return Response.json({ ...said, results: [], fork: { lane: 'core', id: 1 } });
    };
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(pushes).toBeLessThan(10);
    expect(await phone.db.outbox.count()).toBe(1);
    phone.online();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await expectAlike(server, phone);
  });
});

describe('who may send', () => {
  it('S6.7 F10 an ended session keeps everything, and the next one sends it', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    server.session = null;
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await phone.db.outbox.count()).toBe(1);
    server.session = server.userId;
    await phone.sync();
    await expectAlike(server, phone);
  });

  it('S6.7 a client group that is foreign to the server is given up, and everything is sent anew', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    const [group] = server.groups.values();
    if (group) group.user = new FakeServer(() => clock.now).userId;
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
    expect(server.groups.size).toBe(2);
    await expectAlike(server, phone);
  });

  it('F12 nothing is sent under the session of another player', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    server.session = new FakeServer(() => clock.now).userId;
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
    const tasks = await started(phone);
    for (const group of server.groups.values()) group.last.core += 2;
    await phone.set(first(tasks));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
    await expectAlike(server, phone);
  });
});
