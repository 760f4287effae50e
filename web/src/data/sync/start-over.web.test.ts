import { beforeEach, describe, expect, it } from 'vitest';
import { savedQuoteSave } from 'sync-protocol/mutations/motivation/saved-quote-changes';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { mutateOn } from '../rows/mutate-on.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { atNoon, done, expectNothingOpen, idsOf, started } from '../testing/synced.ts';
import { attentionId, senderOf } from './client-group.ts';
import { startOver } from './start-over.ts';

// What a phone does that can't go on as the client group it was: nothing is lost, nothing is done twice, and what
// the server refuses is seen.

let { clock, server, phone } = atNoon();
beforeEach(() => void ({ clock, server, phone } = atNoon()));

const CAUSES: Record<string, () => Promise<void> | void> = {
  'another player’s': () => {
    for (const group of server.groups.values()) group.user = new FakeServer(() => clock.now).userId;
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
    const [task] = await started(phone);
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
    expect(done(server)).toEqual(idsOf(task));
    await expectNothingOpen(server, phone);
  });

  it('S6.7 sends nothing as another one before a pull has bound it', async () => {
    const [task] = await started(phone);
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

it('S6.10 what needed attention of what waits is no more listed under its old number', async () => {
  const [task] = await started(phone);
  await phone.set(task);
  const { clientGroup } = await senderOf(phone.db);
  const [mutation] = await phone.db.outbox.toArray();
  if (!mutation) throw new Error('a tap waits');
  const id = attentionId(clientGroup, mutation);
  await phone.db.refused.put({ id, mutation, status: 'quarantined', code: 'broken', message: 'Broken.' });
  await phone.db.write(() => startOver(phone.db));
  expect(await phone.db.refused.toArray()).toEqual([]);
});

describe('what the server lacks', () => {
  it('S6.10 is sent again as far as it is kept, in its order, when the rest is gone', async () => {
    const [a, b, c, d] = await started(phone);
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
    expect(done(server)).toEqual(idsOf(c, d));
    expect(server.groups.size).toBe(2);
    expect((await senderOf(phone.db)).lastIds.core).toBe(4);
    await expectNothingOpen(server, phone);
  });

  it('S6.8 S6.10 starts over at once, also when nothing is kept and nothing waits', async () => {
    const [a, b] = await started(phone);
    const before = server.backup();
    await phone.set(a);
    await phone.sync();
    server.restore(before);
    await phone.db.acknowledged.clear();
    await phone.sync();
    expect(server.groups.size).toBe(2);
    await phone.set(b);
    await phone.sync();
    expect(done(server)).toEqual(idsOf(b));
    await expectNothingOpen(server, phone);
  });

  it('S6.8 acknowledged mutations are kept for 14 days, and no longer', async () => {
    const [a, b, c] = await started(phone);
    await phone.set(a);
    await phone.sync();
    clock.now += 14 * 86_400_000 - 1_000;
    await phone.set(b);
    await phone.sync();
    expect((await phone.db.acknowledged.toArray()).map(({ id }) => id)).toEqual([1, 2, 3]);
    clock.now += 2_000;
    await phone.set(c);
    await phone.sync();
    expect((await phone.db.acknowledged.toArray()).map(({ id }) => id)).toEqual([3, 4]);
  });
});
