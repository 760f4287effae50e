import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeLocks } from '../testing/fake-locks.ts';
import {
  followSession,
  hasSubscription,
  isPushOn,
  pushAbility,
  renewPush,
  turnPushOff,
  turnPushOn,
} from './web-push.ts';

const SERVER_KEY = 'AQID';

/** A browser's push manager with a push service that may be mute. */
class FakePush {
  permission: NotificationPermission = 'granted';
  /** How often a subscription was made. */
  made = 0;
  key: ArrayBuffer | null = null;
  isMute = false;

  getSubscription = async () => (this.key ? this.#subscription() : null);

  subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (this.isMute) return new Promise<never>(() => undefined);
    if (this.key) return Promise.reject(new DOMException('Another key', 'InvalidStateError'));
    this.made += 1;
    this.key = Uint8Array.from(atob(applicationServerKey), (char) => char.charCodeAt(0)).buffer;
    return Promise.resolve(this.#subscription());
  };

  shown: { close: () => void }[] = [];

  /** The push service gives the browser up. */
  drop = async () => {
    this.key = null;
    return true;
  };

  #subscription() {
    const endpoint = `https://push.test/${this.made}`;
    return {
      endpoint,
      options: { applicationServerKey: this.key },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: this.drop,
    };
  }
}

let push: FakePush;
let isUp: boolean;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  push = new FakePush();
  isUp = true;
  told = [];
  const registration = { pushManager: push, getNotifications: async () => push.shown };
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    locks: fakeLocks(),
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  vi.stubGlobal('Notification', {
    get permission() {
      return push.permission;
    },
    requestPermission: async () => push.permission,
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!isUp) throw new TypeError('Failed to fetch');
    if (url === '/api/push/key') return Response.json({ publicKey: SERVER_KEY });
    told.push(`${init?.method} ${typeof init?.body === 'string' ? init.body : ''}`);
    return Response.json({ success: true });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const post = (count: number, more = '') =>
  `POST {"endpoint":"https://push.test/${count}","keys":{"p256dh":"p","auth":"a"}${more}}`;

it('subscribes with the server’s key and tells the server', async () => {
  expect(isPushOn()).toBe(false);
  expect(await turnPushOn()).toBe(true);
  expect(told).toEqual([post(1)]);
  expect(isPushOn()).toBe(true);
});

it('takes a no for a no', async () => {
  push.permission = 'default';
  expect(await turnPushOn()).toBe(false);
  expect(push.made).toBe(0);
});

it('does not wait for ever for a push service that says nothing', async () => {
  push.isMute = true;
  const [failed] = await Promise.allSettled([turnPushOn(), vi.advanceTimersByTimeAsync(15_000)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
  expect(isPushOn()).toBe(false);
});

it('F35 subscribes again at a start when the browser has lost its subscription', async () => {
  await turnPushOn();
  await push.drop();
  await renewPush();
  expect(told).toEqual([post(1), post(2, ',"replaces":"https://push.test/1"')]);
});

it('subscribes anew when the server has another key', async () => {
  await turnPushOn();
  push.key = Uint8Array.of(9, 9, 9).buffer;
  vi.advanceTimersByTime(25 * 3_600_000);
  await renewPush();
  expect(push.made).toBe(2);
});

it('tells the server again after a day, and not at every start', async () => {
  await turnPushOn();
  await renewPush();
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(25 * 3_600_000);
  await renewPush();
  expect(told).toEqual([post(1), post(1)]);
});

it('does nothing at a start for whoever never asked for it', async () => {
  await renewPush();
  expect(push.made).toBe(0);
});

it('ends it here and on the server, offline at least here', async () => {
  await turnPushOn();
  await turnPushOff();
  expect(told.at(-1)).toBe('DELETE {"endpoint":"https://push.test/1"}');
  await turnPushOn();
  isUp = false;
  await turnPushOff();
  expect(push.key).toBeNull();
  expect(isPushOn()).toBe(false);
});

it('the server forgets it where the browser can’t let go of it; who keeps it at both hears of that', async () => {
  push.drop = () => Promise.reject(new DOMException('No push service', 'NetworkError'));
  await turnPushOn();
  await turnPushOff();
  expect(told.at(-1)).toBe('DELETE {"endpoint":"https://push.test/1"}');
  expect(isPushOn()).toBe(false);
  await turnPushOn();
  isUp = false;
  await expect(turnPushOff()).rejects.toMatchObject({ code: 'offline' });
});

it('takes away what still shows: another player may have the phone next', async () => {
  const close = vi.fn<() => void>();
  await turnPushOn();
  push.shown = [{ close }];
  await turnPushOff();
  expect(close).toHaveBeenCalledOnce();
});

it('ends on the server too what the browser has lost', async () => {
  await turnPushOn();
  await push.drop();
  await turnPushOff();
  expect(told.at(-1)).toBe('DELETE {"endpoint":"https://push.test/1"}');
});

it('is not on before the server has heard of it', async () => {
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : answer(url, init),
  );
  await expect(turnPushOn()).rejects.toMatchObject({ code: 'offline' });
  expect(isPushOn()).toBe(false);
});

it.each(['volleypath.push-endpoint', 'volleypath.push-told'])(
  'is on or off just as the server knows where storage is too full for %s',
  async (unkept) => {
    const keep = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key === unkept) throw new DOMException('Full', 'QuotaExceededError');
      keep.call(this, key, value);
    });
    const isTurnedOn = await turnPushOn().catch(() => false);
    full.mockRestore();
    expect([isTurnedOn, isPushOn()]).toEqual([told.length > 0, told.length > 0]);
  },
);

it('knows what this browser can', () => {
  expect(pushAbility()).toBe('ready');
  push.permission = 'denied';
  expect(pushAbility()).toBe('denied');
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5 });
  expect(pushAbility()).toBe('installFirst');
  // An iPad.
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 5 });
  expect(pushAbility()).toBe('installFirst');
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 });
  expect(pushAbility()).toBe('unsupported');
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  expect(pushAbility()).toBe('unsupported');
});

it('stays off when it is turned off while a start renews it', async () => {
  await turnPushOn();
  await push.drop();
  const renewal = renewPush();
  await turnPushOff();
  await renewal;
  expect(isPushOn()).toBe(false);
  expect(push.key).toBe(null);
  expect(told.at(-1)).toMatch(/^DELETE/);
});

it('stays off when a start would renew it after that', async () => {
  await turnPushOn();
  await Promise.all([turnPushOff(), renewPush()]);
  expect(isPushOn()).toBe(false);
  expect(push.key).toBe(null);
});

it('is not on where the browser would have to ask again, and does not ask by itself', async () => {
  await turnPushOn();
  await push.drop();
  push.permission = 'default';
  expect(isPushOn()).toBe(false);
  vi.advanceTimersByTime(25 * 3_600_000);
  await renewPush();
  expect(push.made).toBe(1);
});

it('knows that the browser has lost its subscription', async () => {
  await turnPushOn();
  expect(await hasSubscription()).toBe(true);
  await push.drop();
  expect(await hasSubscription()).toBe(false);
});

it('tells the server again after a log-in, within the day too: with the session it forgot the browser', async () => {
  await turnPushOn();
  for (const state of ['sending', 'synced'] as const) await followSession(state);
  expect(told).toEqual([post(1)]);
  for (const state of ['signedOut', 'sending', 'synced', 'sending', 'synced'] as const)
    await followSession(state);
  expect(told).toEqual([post(1), post(1)]);
  // The log-in may begin the page anew.
  await followSession('signedOut');
  await renewPush();
  expect(told).toHaveLength(3);
});
