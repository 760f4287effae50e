// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PUSH_BYTES, type PullAnswer } from 'sync-protocol/wire';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { senderOf } from './sync/client-group.ts';
import { mutateOn } from './rows/mutate-on.ts';
import { withPage } from './sync/pull/pulled-pages.ts';
import { pulledOf } from './sync/pull/rebase.ts';
import { FakeServer, refused } from './testing/fake-server.ts';
import { TestPhone } from './testing/test-phone.ts';

const DAY = '2026-03-04';
let now: number;
let server: FakeServer;
let phone: TestPhone;

beforeEach(async () => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  server = new FakeServer(() => now);
  phone = new TestPhone(server);
  await phone.start();
  await phone.sync();
});

const page = (other: Partial<PullAnswer>): PullAnswer => ({
  epoch: 'e',
  cursor: 'c',
  lanes: { core: 0, media: 0 },
  rejected: [],
  changes: [],
  more: false,
  serverTime: '2026-03-04T12:00:00.000Z',
  ...other,
});
const gone = (id: string) => ({ table: 'tasks' as const, del: id });

describe('pages put together', () => {
  it('hold the changes of all, in their order, and how far the last one came', () => {
    const first = withPage(undefined, page({ changes: [gone('a')], more: true, cursor: '1' }));
    const lanes = { core: 4, media: 1 };
    expect(withPage(first, page({ changes: [gone('b')], cursor: '2', lanes }))).toEqual({
      epoch: 'e',
      cursor: '2',
      lanes,
      more: false,
      changes: [gone('a'), gone('b')],
      reset: false,
    });
  });

  it('S5.2 start over if the first one did', () => {
    const first = withPage(undefined, page({ reset: true, changes: [gone('a')], more: true }));
    const both = withPage(first, page({ changes: [gone('b')] }));
    expect(both).toMatchObject({ reset: true, changes: [gone('a'), gone('b')] });
  });

  it.each([undefined, true] as const)('S5.2 are void when a later one starts over (%s)', (reset) => {
    const first = withPage(undefined, page({ changes: [gone('a')], more: true, ...(reset && { reset }) }));
    const both = withPage(first, page({ reset: true, changes: [gone('b')] }));
    expect(both).toMatchObject({ reset: true, changes: [gone('b')] });
  });
});

describe('a pull of several pages', () => {
  it('S5.2 drops what the pages do not name, when the first one starts over', async () => {
    await phone.db.synced('notifications').put({ id: 'gone' } as never);
    server.horizon = server.seq + 1;
    server.pageSize = 2;
    phone.network = (_, send) => {
      const answer = send();
      server.horizon = 0;
      return answer;
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.synced('notifications').count()).toBe(0);
    expect(await phone.tasks(DAY)).toHaveLength(6);
  });

  it('S6.5 loses no refusal of the push that its first page came with', async () => {
    const [task] = await phone.tasks(DAY);
    if (!task) throw new Error('nothing was dealt');
    server.pageSize = 2;
    server.refuses.set('settings.update', { code: 'not_now', message: 'Not now.' });
    await mutateOn(phone, settingsUpdate, { reminders: true });
    await phone.set(task);
    let pages = 0;
    phone.network = (url, send) => {
      if (url.includes('/pull')) pages += 1;
      return send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(pages).toBeGreaterThan(0);
    expect(await phone.db.refused.toArray()).toMatchObject([{ code: 'not_now' }]);
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('asks for each page from where the one before ended', async () => {
    server.pageSize = 3;
    const fresh = new TestPhone(server);
    const cursors: (string | null)[] = [];
    fresh.network = (url, send) => {
      cursors.push(new URL(url, 'http://phone.test').searchParams.get('cursor'));
      return send();
    };
    await fresh.sync();
    expect(cursors.length).toBeGreaterThan(2);
    expect(new Set(cursors).size).toBe(cursors.length);
    expect(await fresh.everything()).toEqual(await phone.everything());
  });

  it.each([
    ['begin again and again', (call: number) => ({ cursor: `c${call}`, reset: true as const })],
    ['lead nowhere', () => ({ cursor: 'same' })],
  ])('ends when its pages %s', async (_, other) => {
    const before = await phone.everything();
    let calls = 0;
    phone.network = () => {
      calls += 1;
      if (calls > 20) throw new TypeError('it would go on for ever');
      return Response.json(page({ more: true, ...other(calls) }));
    };
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(await phone.everything()).toEqual(before);
  });

  it('S5.2 an app that knows other tables than before starts over', async () => {
    const pulled = await pulledOf(phone.db);
    if (!pulled) throw new Error('it has pulled');
    const all = await phone.everything();
    await phone.db.meta.put({ ...pulled, tables: 'users,tasks' });
    await phone.db.synced('notifications').put({ id: 'gone' } as never);
    await phone.db.synced('playerStats').clear();
    const asked: string[] = [];
    phone.network = (url, send) => {
      asked.push(url);
      return send();
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(asked[0]).not.toContain('cursor');
    expect(await phone.everything()).toEqual(all);
  });
});

describe('answers that are not ours', () => {
  const pull = { epoch: 'e', cursor: 'c', lanes: { core: 0, media: 0 }, changes: [], more: false };
  const result = { lane: 'core', id: 2, status: 'applied' };

  async function expectUntouched(answer: unknown): Promise<void> {
    await mutateOn(phone, settingsUpdate, { reminders: true });
    const { clientGroup } = await senderOf(phone.db);
    const before = await phone.everything();
    phone.network = () => Response.json(answer);
    const said = vi.spyOn(console, 'error');
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(said).not.toHaveBeenCalled();
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
    expect((await senderOf(phone.db)).clientGroup).toBe(clientGroup);
  }

  it.each([
    ['null', null],
    ['a list', []],
    ['no results', { pull }],
    ['results that are none', { results: [1], pull }],
    ['a result without a number', { results: [{ ...result, id: '2' }], pull }],
    ['a result of no kind', { results: [{ ...result, status: 'done' }], pull }],
    ['a fork that is none', { results: [result], fork: 2, pull }],
    ['no epoch', { results: [result], pull: { ...pull, epoch: 1 } }],
    ['no cursor', { results: [result], pull: { ...pull, cursor: undefined } }],
    ['no lanes', { results: [result], pull: { ...pull, lanes: undefined } }],
    ['half of the lanes', { results: [result], pull: { ...pull, lanes: { core: 2 } } }],
    ['lanes that are no numbers', { results: [result], pull: { ...pull, lanes: { core: 2, media: '0' } } }],
    ['no word of more', { results: [result], pull: { ...pull, more: undefined } }],
    ['changes that are none', { results: [result], pull: { ...pull, changes: '' } }],
  ])('S6.9 %s: nothing is changed', async (_, answer) => {
    await expectUntouched(answer);
  });

  it('S6.9 an answer that says nothing of what was sent does not go on for ever', async () => {
    await mutateOn(phone, settingsUpdate, { reminders: true });
    let pushes = 0;
    phone.network = async (url, send) => {
      if (!url.includes('/push')) return send();
      pushes += 1;
      const { clientGroup } = await senderOf(phone.db);
      const pulled = await pulledOf(phone.db);
      return Response.json({ results: [], pull: server.pull(clientGroup, pulled?.cursor) });
    };
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
    expect(pushes).toBeLessThan(10);
    expect(await phone.db.outbox.count()).toBe(1);
    expect(await phone.db.refused.count()).toBe(0);
    phone.online();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('S6.10 lanes that are always ahead do not make the phone start over for ever', async () => {
    let pulls = 0;
    phone.network = async (_, send) => {
      pulls += 1;
      if (pulls > 20) throw new TypeError('it would go on for ever');
      const answer = (await send().json()) as PullAnswer;
      return Response.json({ ...answer, lanes: { core: 99, media: 0 } });
    };
    expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: undefined });
  });

  it('an answer without a page is followed by a pull', async () => {
    await mutateOn(phone, settingsUpdate, { reminders: true });
    const calls: string[] = [];
    phone.network = async (url, send) => {
      calls.push(url.split('?')[0] ?? '');
      const answer = (await send().json()) as { pull?: unknown };
      delete answer.pull;
      return Response.json(answer);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(calls).toEqual(['/api/sync/push', '/api/sync/pull']);
    expect(await phone.db.outbox.count()).toBe(0);
  });
});

describe('S2.1 a push that is too large', () => {
  const bodyOf = (init?: RequestInit) => (typeof init?.body === 'string' ? init.body : '');

  /** How many each push holds, where the server takes no more than `most`. */
  async function sizes(most: number): Promise<number[]> {
    const sent: number[] = [];
    const { fetch } = phone;
    const sentBy = (init?: RequestInit) => (JSON.parse(bodyOf(init)) as { mutations: unknown[] }).mutations;
    phone.fetch = async (url, init) => {
      if (!url.includes('/push')) return fetch(url, init);
      const { length } = sentBy(init);
      sent.push(length);
      return length > most ? refused(413, 'too_large') : fetch(url, init);
    };
    await phone.sync();
    return sent;
  }

  it('goes out by halves, and the rest no larger', async () => {
    await phone.queue(230);
    const sent = await sizes(60);
    expect(sent).toEqual([200, 100, 50, 50, 50, 50, 30]);
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('goes out however little the server takes', async () => {
    await phone.queue(30);
    expect(await sizes(1)).toEqual([30, 15, 8, 4, 2, ...Array.from({ length: 30 }, () => 1)]);
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('of one mutation waits, and is not tried again at once', async () => {
    await phone.queue(1);
    expect(await sizes(0)).toEqual([1]);
    expect(await phone.db.outbox.count()).toBe(1);
  });

  it('is cut by its bytes before it goes out', async () => {
    await phone.queue(200);
    // Two bytes a letter; each of them has other words, so that none is left out as a repetition.
    await phone.db.outbox.toCollection().modify((mutation) => {
      mutation.args = { reminders: true, words: `${mutation.id}${'ü'.repeat(1000)}` };
    });
    const sizesInBytes: number[] = [];
    const { fetch } = phone;
    phone.fetch = (url, init) => {
      if (url.includes('/push')) sizesInBytes.push(new TextEncoder().encode(bodyOf(init)).length);
      return fetch(url, init);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.outbox.count()).toBe(0);
    expect(sizesInBytes.length).toBeLessThan(4);
    for (const size of sizesInBytes) expect(size).toBeLessThanOrEqual(MAX_PUSH_BYTES);
  });
});
