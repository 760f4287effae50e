import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { StoredFile } from '../store/db.ts';
import { reportSyncState } from '../sync/sync-state.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { keepPhoto, tellWith, tellWithPhoto } from '../testing/told-stories.ts';
import { giveUp } from './give-up.ts';
import { MEDIA_MESSAGES } from './media-messages.ts';
import { sendFiles } from './send-files.ts';

type Answer = { status: number; text: string; retryAfter?: string } | 'no network' | 'nothing yet';

let phone: TestPhone;
let leaving: AbortController;
let puts: string[];
/** Whose files they are said to be. */
let owners: Set<string | null>;
let answerTo: (id: string) => Answer;

/** A browser's way to a server that answers as a test says. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #id = '';
  #retryAfter: string | undefined;

  open(_: string, url: string) {
    const { pathname, searchParams } = new URL(url, location.href);
    this.#id = pathname.slice(mediaPath('').length);
    owners.add(searchParams.get('userId'));
  }

  setRequestHeader() {
    return undefined;
  }

  getResponseHeader(name: string) {
    return name === 'retry-after' ? (this.#retryAfter ?? null) : null;
  }

  send() {
    puts.push(this.#id);
    const answer = answerTo(this.#id);
    if (answer === 'nothing yet') return;
    queueMicrotask(() => {
      if (answer !== 'no network') {
        [this.status, this.responseText] = [answer.status, answer.text];
        this.#retryAfter = answer.retryAfter;
      }
      this.dispatchEvent(new Event(answer === 'no network' ? 'error' : 'load'));
    });
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

const taken = (id: string): Answer => ({ status: 200, text: JSON.stringify({ mediaUrl: mediaPath(id) }) });
const refusal = (status: number, retryAfter?: string): Answer => ({
  status,
  ...(retryAfter && { retryAfter }),
  text: JSON.stringify({ code: 'no', message: 'Not this one.' }),
});

beforeEach(async () => {
  phone = new TestPhone(new FakeServer(() => Date.parse('2026-03-04T12:00:00Z')));
  leaving = new AbortController();
  puts = [];
  owners = new Set();
  answerTo = taken;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // What comes out of this IndexedDB is no ArrayBuffer for Node's own digest.
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  await phone.sync();
});

afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  reportSyncState('synced');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const post = (state: StoredFile['state'] = 'waiting') => tellWithPhoto(phone, state);
const start = () => {
  const told = vi.fn<() => void>();
  sendFiles(phone, leaving.signal, told);
  return told;
};
const stateOf = async (id: string) => (await phone.db.files.get(id))?.state;
/** The network is back: whatever waits is tried at once, after what was tried before has come to its end. */
const again = async (times: number) => {
  await vi.waitFor(() => {
    if (puts.length < times) dispatchEvent(new Event('online'));
    expect(puts.length).toBeGreaterThanOrEqual(times);
  });
};
/** The network is said to be back, time after time; answers once a file would have been on its way. */
const seesTheConnectionBack = async () => {
  for (let times = 0; times < 20; times++) {
    dispatchEvent(new Event('online'));
    await phone.db.outbox.toArray();
  }
};

describe('files', () => {
  it('S6.11 go in their order, each once, and sync is told', async () => {
    const [first, second] = [await post(), await post()];
    const told = start();
    await vi.waitFor(async () => expect(await stateOf(second)).toBe('sent'));
    const third = await post();
    await vi.waitFor(async () => expect(await stateOf(third)).toBe('sent'));
    expect(puts).toEqual([first, second, third]);
    // Another player's session takes none of them.
    expect([...owners]).toEqual([phone.db.userId]);
    expect(await stateOf(first)).toBe('sent');
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3));
  });

  it('wait behind one that the player holds back', async () => {
    const [held, next] = [await post('paused'), await post()];
    const look = vi.spyOn(phone.db.files, 'get');
    start();
    await vi.waitFor(() => expect(look).toHaveBeenCalledWith(held));
    await phone.db.files.update(held, { state: 'waiting' });
    await vi.waitFor(async () => expect(await stateOf(next)).toBe('sent'));
    expect(puts).toEqual([held, next]);
  });

  it('go on once the player takes the one back that was held', async () => {
    const [held, next] = [await post('paused'), await post()];
    const look = vi.spyOn(phone.db.files, 'get');
    start();
    await vi.waitFor(() => expect(look).toHaveBeenCalledWith(held));
    expect(await giveUp(phone.db, held)).toBe(true);
    await vi.waitFor(async () => expect(await stateOf(next)).toBe('sent'));
    expect(puts).toEqual([next]);
  });

  it('go once their story stands, however long that took after them', async () => {
    const first = await post();
    start();
    await vi.waitFor(async () => expect(await stateOf(first)).toBe('sent'));
    const look = vi.spyOn(phone.db.outbox, 'where');
    const id = await keepPhoto(phone, 'waiting');
    await vi.waitFor(() => expect(look).toHaveBeenCalledWith('[lane+id]'));
    await tellWith(phone, id);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
  });

  it('stop on their way when the player holds them back, and go on later', async () => {
    answerTo = () => 'nothing yet';
    const id = await post();
    start();
    await again(1);
    await phone.db.files.update(id, { state: 'paused' });
    answerTo = taken;
    await phone.db.files.update(id, { state: 'waiting' });
    await again(2);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
    expect(await phone.db.refused.count()).toBe(0);
  });

  it.each<[string, Answer]>([
    ['without a network', 'no network'],
    ['in a café whose page answers everything', { status: 200, text: '<h1>Welcome</h1>' }],
    ['in one that sends elsewhere', { status: 302, text: '{"message":"Log in"}' }],
  ])('S6.11 are tried again %s', async (_, answer) => {
    answerTo = () => answer;
    const id = await post();
    start();
    await again(2);
    expect(await stateOf(id)).toBe('waiting');
    expect(await phone.db.refused.count()).toBe(0);
    answerTo = taken;
    await again(3);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
  });

  it.each<[string, Answer, number]>([
    ['as long as it says', refusal(429, '3600'), 3_599_000],
    ['not for ever, whatever a proxy says', refusal(503, '9999999'), 80_000_000],
  ])('S6.11 wait %s when the server says no for now', async (_, answer, ms) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answerTo = () => answer;
    const id = await post();
    start();
    await vi.waitFor(() => expect(puts).toHaveLength(1));
    answerTo = taken;
    vi.setSystemTime(Date.now() + ms);
    await seesTheConnectionBack();
    expect(puts).toHaveLength(1);
    vi.setSystemTime(Date.now() + DAY_MS);
    await again(2);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
    expect(await phone.db.refused.count()).toBe(0);
  });

  it('wait longer and longer while the server can’t take them, minutes at last', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    answerTo = () => refusal(503);
    await post();
    start();
    for (let times = 1; times <= 12; times++) {
      await again(times);
      vi.setSystemTime(Date.now() + DAY_MS);
    }
    const longest = () => Math.max(...waits.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms < DAY_MS));
    await vi.waitFor(() => expect(longest()).toBeGreaterThan(120_000));
    expect(longest()).toBeLessThanOrEqual(300_000);
  });

  it('F17 go on after the browser has cut the database, wherever that happens', async () => {
    const cut = () => {
      throw new DOMException('cut', 'InvalidStateError');
    };
    const [first, second] = [await post(), await post()];
    const marking = vi.spyOn(phone.db.files, 'where');
    answerTo = (id) => {
      if (id === first) marking.mockImplementationOnce(cut);
      return taken(id);
    };
    // Whoever looks first, and whoever looks next.
    vi.spyOn(phone.db.outbox, 'where').mockImplementationOnce(cut).mockImplementationOnce(cut);
    start();
    await vi.waitFor(async () => expect(await stateOf(second)).toBe('sent'));
    expect([await stateOf(first), puts]).toEqual(['sent', [first, second]]);
  });

  it('F18 make room for the note that they have gone', async () => {
    await phone.db.fetched.put({ key: 'board', value: 'x' });
    const id = await post();
    const marking = vi.spyOn(phone.db.files, 'where');
    answerTo = () => {
      marking.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      return taken(id);
    };
    start();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
    expect([puts, await phone.db.fetched.count()]).toEqual([[id], 0]);
  });

  it('are tried again, and new ones seen, after whatever went wrong on the phone', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const broken = () => {
      throw new Error('broken');
    };
    const first = await post();
    const look = vi.spyOn(phone.db.outbox, 'where').mockImplementation(broken);
    start();
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    look.mockRestore();
    await vi.waitFor(async () => expect(await stateOf(first)).toBe('sent'));
    const second = await post();
    await vi.waitFor(async () => expect(await stateOf(second)).toBe('sent'));
  });

  it.each([
    ['somebody has signed in', 401, 'signedOut'],
    ['the app is a newer one', 426, 'updateNeeded'],
  ] as const)('S6.7 wait until %s', async (_, status, state) => {
    answerTo = () => refusal(status);
    const id = await post();
    const told = start();
    // Sync finds out, and says so.
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    reportSyncState(state);
    answerTo = taken;
    await seesTheConnectionBack();
    expect(puts).toEqual([id]);
    expect(await stateOf(id)).toBe('waiting');
    reportSyncState('sending');
    reportSyncState('synced');
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
  });

  it('S6.7 do not begin while sync waits for somebody to sign in', async () => {
    reportSyncState('signedOut');
    const id = await post();
    start();
    await seesTheConnectionBack();
    expect(puts).toEqual([]);
    reportSyncState('synced');
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('sent'));
  });

  it.each([400, 409, 413, 415])('S6.11 are given up with their words after a %i', async (status) => {
    const [bad, good] = [await post(), await post()];
    answerTo = (id) => (id === bad ? refusal(status) : taken(id));
    start();
    await vi.waitFor(async () => expect(await stateOf(good)).toBe('sent'));
    expect(await stateOf(bad)).toBe('draft');
    expect(await phone.db.refused.toArray()).toMatchObject([
      { message: 'Not this one.', mutation: { args: { title: 'First ace' } } },
    ]);
    expect(puts).toEqual([bad, good]);
  });

  it('S6.11 are given up where a proxy before the server takes none so big, and what waits behind goes', async () => {
    const [bad, good] = [await post(), await post()];
    const page = { status: 413, text: '<html><h1>413 Request Entity Too Large</h1></html>' };
    answerTo = (id) => (id === bad ? page : taken(id));
    start();
    await vi.waitFor(async () => expect(await stateOf(good)).toBe('sent'));
    expect(await phone.db.refused.toArray()).toMatchObject([
      { code: 'too_large', message: MEDIA_MESSAGES.tooBig },
    ]);
    expect(puts).toEqual([bad, good]);
  });
});
