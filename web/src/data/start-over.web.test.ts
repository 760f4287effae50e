import { beforeEach, describe, expect, it } from 'vitest';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { savedQuoteSave } from 'sync-protocol/mutations/motivation/saved-quote-changes';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { senderOf, startOver } from './sync/client-group.ts';
import { mutateOn } from './rows/mutate-on.ts';
import { FakeServer, refused } from './testing/fake-server.ts';
import { TestPhone } from './testing/test-phone.ts';

// What a phone does that can't go on as the client group it was: nothing is lost, nothing is done twice, and what
// the server refuses is seen.

const DAY = '2026-03-04';
let now: number;
let server: FakeServer;
let phone: TestPhone;

beforeEach(() => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  server = new FakeServer(() => now);
  phone = new TestPhone(server);
});

async function started(): Promise<[Task, Task, Task, Task]> {
  await phone.start();
  expect(await phone.sync()).toEqual({ state: 'synced' });
  const [a, b, c, d] = await phone.tasks(DAY);
  if (!a || !b || !c || !d) throw new Error('nothing was dealt');
  return [a, b, c, d];
}

/** What the server was given to run, over all client groups. */
function runs(name: string): number {
  const ran = [...server.groups.values()].flatMap((group) => [...group.ran.values()]);
  return ran.filter((text) => text.includes(`"${name}"`)).length;
}

const done = () =>
  server
    .rows()
    .all('tasks')
    .filter(({ isCompleted }) => isCompleted)
    .map(({ id }) => id)
    .sort();

const ids = (...tasks: Task[]) => tasks.map(({ id }) => id).sort();

async function expectNothingOpen(...phones: TestPhone[]): Promise<void> {
  for (const one of phones) one.online();
  for (const one of [...phones, ...phones]) expect(await one.sync()).toEqual({ state: 'synced' });
  const truth = new TestPhone(server);
  await truth.sync();
  for (const one of phones) {
    expect(await one.db.outbox.count()).toBe(0);
    expect(await one.db.bases.count()).toBe(0);
    expect(await one.everything()).toEqual(await truth.everything());
  }
}

const CAUSES: Record<string, () => Promise<void> | void> = {
  'another player’s': () => {
    for (const group of server.groups.values()) group.user = new FakeServer(() => now).userId;
  },
  'a copy’s': () => {
    for (const group of server.groups.values()) group.last.core += 5;
  },
  'not known that far': async () => {
    for (const group of server.groups.values()) group.last.core -= 2;
    await phone.db.acknowledged.clear();
  },
};

describe.each(Object.entries(CAUSES))('a client group that is %s', (_, cause) => {
  it('S6.10 is given up: what waits is sent as another one, and what is refused there is seen', async () => {
    const [task] = await started();
    for (const reminders of [true, false, true]) await mutateOn(phone, settingsUpdate, { reminders });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    const before = await senderOf(phone.db);
    await cause();
    server.refuses.set('savedQuote.save', { code: 'not_now', message: 'Not now.' });
    await mutateOn(phone, savedQuoteSave, {
      savedQuoteId: server.userId as never,
      quote: 'Next ball',
      category: 'focus',
      notes: '',
    });
    await phone.set(task);
    expect(await phone.sync()).toEqual({ state: 'synced' });

    const after = await senderOf(phone.db);
    expect(after.clientGroup).not.toBe(before.clientGroup);
    expect(after.lastIds).toEqual({ core: 2, media: 0 });
    expect(after.lastAt).toBe(before.lastAt + 2);
    expect(await phone.db.refused.toArray()).toMatchObject([
      { id: `${after.clientGroup}:core:1`, code: 'not_now', mutation: { name: 'savedQuote.save' } },
    ]);
    expect(await phone.db.synced('savedQuotes').count()).toBe(0);
    expect((await phone.db.acknowledged.toArray()).map(({ id }) => id)).toEqual([1, 2]);
    expect(done()).toEqual(ids(task));
    await expectNothingOpen(phone);
  });

  it('S6.7 sends nothing as another one before a pull has bound it', async () => {
    const [task] = await started();
    await cause();
    await phone.set(task);
    const calls: string[] = [];
    phone.network = (url, send) => {
      if (url.includes('/sync/')) calls.push(/\w+(?=\?|$)/.exec(url)?.[0] ?? '');
      return send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(calls).toEqual(['push', 'pull', 'push']);
  });
});

describe('a copied browser profile', () => {
  it('S2.11 loses nothing when both have used the same numbers', async () => {
    const [a, b, c] = await started();
    const copy = await phone.copy();
    await phone.set(a);
    await copy.set(b);
    await copy.set(c);
    await phone.sync();
    expect(await copy.sync()).toEqual({ state: 'synced' });
    expect(done()).toEqual(ids(a, b, c));
    expect(server.groups.size).toBe(2);
    await expectNothingOpen(phone, copy);
  });

  it('S2.11 loses nothing when the copy is behind in numbers, or ahead', async () => {
    const [a, b, c, d] = await started();
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await copy.set(c);
    await phone.sync();
    await copy.sync();
    await phone.set(d);
    await expectNothingOpen(phone, copy);
    expect(done()).toEqual(ids(a, b, c, d));
  });

  it.each(['the copy', 'the original'])(
    'S2.11 does nothing twice of what waited when it was copied, when %s sends first',
    async (who) => {
      const [a, b, c] = await started();
      await mutateOn(phone, settingsUpdate, { reminders: true });
      const copy = await phone.copy();
      await phone.set(a);
      await copy.set(b);
      await copy.set(c);
      const [one, other] = who === 'the copy' ? [copy, phone] : [phone, copy];
      await one.sync();
      await other.sync();
      expect(runs('settings.update')).toBe(1);
      expect(runs('task.setCompleted')).toBe(3);
      expect(done()).toEqual(ids(a, b, c));
      await expectNothingOpen(phone, copy);
    },
  );

  it('S2.11 does nothing twice when the original has gone on long since', async () => {
    const [a, b] = await started();
    await mutateOn(phone, settingsUpdate, { reminders: true });
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    expect(await copy.sync()).toEqual({ state: 'synced' });
    expect(runs('settings.update')).toBe(1);
    expect(server.groups.size).toBe(2);
    await expectNothingOpen(phone, copy);
  });

  it('S2.11 does nothing twice when the copy has to pull first', async () => {
    const [a, b] = await started();
    await mutateOn(phone, settingsUpdate, { reminders: true });
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    await copy.db.meta.delete('pulled');
    expect(await copy.sync()).toEqual({ state: 'synced' });
    expect(runs('settings.update')).toBe(1);
    expect(server.groups.size).toBe(2);
    await expectNothingOpen(phone, copy);
  });

  it('S2.11 loses nothing although the server has forgotten what it ran under that number', async () => {
    const [a, b, c] = await started();
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    for (const group of server.groups.values()) group.ran.clear();
    await copy.set(c);
    await copy.sync();
    expect(done()).toEqual(ids(a, b, c));
    await expectNothingOpen(phone, copy);
  });

  it('S2.11 what the server has forgotten is taken for the phone’s own where there is no sign of a copy', async () => {
    const [a] = await started();
    await phone.set(a);
    phone.network = (_, send) => {
      send();
      throw new TypeError('gone');
    };
    expect(await phone.sync()).toEqual({ state: 'offline' });
    for (const group of server.groups.values()) group.ran.clear();
    await expectNothingOpen(phone);
    expect(server.groups.size).toBe(2);
    expect([...server.groups.values()]).toMatchObject([{ last: { core: 2 } }, { last: { core: 0 } }]);
  });

  it('S6.3 a pull that acknowledges the copy’s number takes nothing from the outbox', async () => {
    const [a, b] = await started();
    const copy = await phone.copy();
    await phone.set(a);
    await phone.sync();
    await copy.set(b);
    // It starts over its rows, so it pulls before it pushes; and then nothing answers any more.
    await copy.db.meta.delete('pulled');
    copy.network = (url, send) => (url.includes('/push') ? refused(503, 'busy') : send());
    expect(await copy.sync()).toMatchObject({ state: 'failed' });
    expect(await copy.db.outbox.count()).toBe(1);
    expect(await copy.db.synced('tasks').get(b.id)).toMatchObject({ isCompleted: true });
    copy.online();
    await expectNothingOpen(copy, phone);
    expect(done()).toEqual(ids(a, b));
  });

  it('S6.3 a tap between a push and its answer is not taken for the copy’s', async () => {
    const [a, b, c] = await started();
    const copy = await phone.copy();
    await copy.set(a);
    await phone.set(a);
    await phone.set(b);
    copy.network = async (url, send) => {
      if (url.includes('/push') && (await copy.db.outbox.count()) === 1) {
        await phone.sync();
        await copy.set(c);
      }
      return send();
    };
    await copy.sync();
    expect(done()).toEqual(ids(a, b, c));
    await expectNothingOpen(phone, copy);
  });

  it('S6.10 keeps what was done in between: numbers of before are never given out again', async () => {
    const [a, b] = await started();
    const copy = await phone.copy();
    await phone.set(a);
    await phone.sync();
    await copy.set(b);
    let isFirst = true;
    copy.network = async (_, send) => {
      const answer = send();
      if (isFirst) await mutateOn(copy, settingsUpdate, { reminders: true });
      isFirst = false;
      return answer;
    };
    await copy.sync();
    expect(server.rows().all('userSettings')).toMatchObject([{ reminders: true }]);
    await expectNothingOpen(phone, copy);
  });
});

describe('two senders of one browser', () => {
  it('S6.10 an answer that speaks of a gap which the other has filled changes nothing', async () => {
    const [a, b, c] = await started();
    const before = server.backup();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    server.restore(before);
    await phone.set(c);
    let isFirst = true;
    phone.network = async (url, send) => {
      const answer = send();
      if (url.includes('/push') && isFirst) {
        isFirst = false;
        expect(await phone.sync()).toEqual({ state: 'synced' });
      }
      return answer;
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(1);
    expect(runs('task.setCompleted')).toBe(3);
    await expectNothingOpen(phone);
  });

  it('S6.7 a foreign group is given up once', async () => {
    const [a] = await started();
    await phone.set(a);
    for (const group of server.groups.values()) group.user = new FakeServer(() => now).userId;
    let isFirst = true;
    phone.network = async (url, send) => {
      const answer = send();
      if (url.includes('/push') && isFirst) {
        isFirst = false;
        await phone.sync();
      }
      return answer;
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(2);
  });

  it('S6.10 an answer to the client group of before is not taken for the new one’s', async () => {
    const [a] = await started();
    await phone.db.meta.delete('pulled');
    await phone.db.acknowledged.clear();
    await phone.set(a);
    let isFirst = true;
    phone.network = async (_, send) => {
      const answer = send();
      if (isFirst) {
        isFirst = false;
        // The other one finds that the group is foreign, starts over, and finds no network then.
        for (const group of server.groups.values()) group.user = new FakeServer(() => now).userId;
        const other = phone.network;
        let calls = 0;
        phone.network = (__, go) => {
          calls += 1;
          if (calls > 2) throw new TypeError('gone');
          return go();
        };
        await phone.sync();
        phone.network = other;
      }
      return answer;
    };
    const before = await senderOf(phone.db);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    const after = await senderOf(phone.db);
    expect(after.clientGroup).not.toBe(before.clientGroup);
    expect(server.groups.size).toBe(2);
    expect(done()).toEqual(ids(a));
    await expectNothingOpen(phone);
  });
});

it('S6.10 an answer to the first pull of the client group of before does not bind the new one', async () => {
  const asked: (string | null)[] = [];
  phone.network = async (url, send) => {
    const answer = send();
    if (url.includes('/sync/pull')) {
      asked.push(new URL(url, location.origin).searchParams.get('clientGroup'));
      if (asked.length === 1) await phone.db.write(() => startOver(phone.db));
    }
    return answer;
  };
  expect(await phone.sync()).toEqual({ state: 'synced' });
  const { clientGroup } = await senderOf(phone.db);
  expect(asked).toEqual([expect.not.stringMatching(clientGroup), clientGroup]);
});

describe('rows of another player', () => {
  it('S6.7 that arrive because the browser’s session is theirs are not taken, and nothing is sent', async () => {
    await phone.start();
    const others = new FakeServer(() => now);
    const calls: string[] = [];
    const own = server;
    phone.network = (url, send) => {
      calls.push(url);
      if (!url.includes('/sync/')) return send();
      const body = undefined;
      return others.handle(url, body);
    };
    const before = await phone.everything();
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(calls.filter((url) => url.includes('/push'))).toEqual([]);
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
    phone.online();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(own.rows().all('userRegimens')).toHaveLength(1);
  });

  it('S6.7 whose are told by their owner, also when they come in part of many', async () => {
    await started();
    phone.network = async (url, send) => {
      if (!url.includes('/pull')) return send();
      const answer = (await send().json()) as { changes: object[] };
      const strange = { id: server.userId, userId: new FakeServer(() => now).userId, title: 'private' };
      return Response.json({ ...answer, changes: [{ table: 'notifications', put: strange }] });
    };
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await phone.db.synced('notifications').count()).toBe(0);
  });
});

describe('what the server lacks', () => {
  it('S6.10 is sent again as far as it is kept, in its order, when the rest is gone', async () => {
    const [a, b, c, d] = await started();
    const before = server.backup();
    await phone.set(a);
    await phone.set(b);
    await phone.set(c);
    await phone.sync();
    server.restore(before);
    await phone.db.acknowledged.bulkDelete([
      ['core', 1],
      ['core', 2],
    ]);
    await phone.set(d);
    await phone.set(b, false);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(done()).toEqual(ids(c, d));
    expect(server.groups.size).toBe(2);
    expect((await senderOf(phone.db)).lastIds.core).toBe(4);
    await expectNothingOpen(phone);
  });

  it('S6.8 S6.10 starts over at once, also when nothing is kept and nothing waits', async () => {
    const [a, b] = await started();
    const before = server.backup();
    await phone.set(a);
    await phone.sync();
    server.restore(before);
    await phone.db.acknowledged.clear();
    await phone.sync();
    expect(server.groups.size).toBe(2);
    await phone.set(b);
    await phone.sync();
    expect(done()).toEqual(ids(b));
    await expectNothingOpen(phone);
  });

  it('S6.8 acknowledged mutations are kept for 14 days, and no longer', async () => {
    const [a, b, c] = await started();
    await phone.set(a);
    await phone.sync();
    now += 14 * 86_400_000 - 1_000;
    await phone.set(b);
    await phone.sync();
    expect((await phone.db.acknowledged.toArray()).map(({ id }) => id)).toEqual([1, 2, 3]);
    now += 2_000;
    await phone.set(c);
    await phone.sync();
    expect((await phone.db.acknowledged.toArray()).map(({ id }) => id)).toEqual([3, 4]);
  });
});
