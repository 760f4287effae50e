import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast, dropToast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { usePush } from './use-web-push.ts';

/** The browser, as its settings stand. */
const browser = {
  permission: 'granted' as NotificationPermission,
  isSubscribed: true,
  isMarked: true,
  isBroken: false,
};
const permissionStatus = new EventTarget();
const deeds: string[] = [];
let devices = 1;

vi.mock('#data/server/calls/api.ts', () => ({ call: async () => ({ devices }) }));
vi.mock('#data/server/web-push.ts', () => ({
  pushAbility: () => (browser.permission === 'denied' ? 'denied' : 'ready'),
  isPushOn: () => browser.isMarked && browser.permission === 'granted',
  hasSubscription: async () => {
    if (browser.isBroken) throw new Error('The browser would not say.');
    return browser.isSubscribed;
  },
  renewPush: () => Promise.reject(new Error('No push service answers.')),
  turnPushOn: async () => {
    deeds.push('on');
    return true;
  },
  turnPushOff: async () => {
    deeds.push('off');
    if (!browser.isSubscribed) throw new Error('The browser would not.');
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.assign(browser, { permission: 'granted', isSubscribed: true, isMarked: true, isBroken: false });
  devices = 1;
  deeds.length = 0;
  dropToast();
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => permissionStatus },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'permissions');
});

async function open() {
  const { result } = renderHook(usePush);
  await act(async () => undefined);
  return result;
}

it('says that it could not be turned off, and can be tried again', async () => {
  browser.isSubscribed = false;
  const result = await open();
  await act(() => result.current.turnOff());
  expect(shownToast()).toMatchObject({ title: messages.push.offFailed });
  expect(result.current.isBusy).toBe(false);
});

it.each([
  ['the player comes back', document, 'visibilitychange'],
  ['the window is in front again', globalThis, 'focus'],
  ['the browser tells of it', permissionStatus, 'change'],
])('sees what was changed in the browser’s settings once %s', async (_, target, event) => {
  browser.permission = 'denied';
  const result = await open();
  expect(result.current.state).toBe('denied');
  const changed = async (permission: NotificationPermission) => {
    browser.permission = permission;
    vi.advanceTimersByTime(1000);
    await act(async () => void target.dispatchEvent(new Event(event)));
    return result.current.state;
  };
  expect(await changed('granted')).toBe('on');
  expect(await changed('denied')).toBe('denied');
  expect(await changed('default')).toBe('off');
});

it('is not on where the browser has lost its subscription', async () => {
  browser.isSubscribed = false;
  expect((await open()).current.state).toBe('off');
});

it('goes on where the browser won’t say whether there is one', async () => {
  browser.isBroken = true;
  expect((await open()).current.state).toBe('on');
});

it('says that a test has come, or that none came and how it may', async () => {
  const result = await open();
  await act(() => result.current.test());
  expect(shownToast()).toMatchObject({ title: 'Sent to 1 device' });
  devices = 0;
  await act(() => result.current.test());
  expect(shownToast()).toMatchObject({ title: messages.push.noDevice, tone: 'danger' });
  expect(result.current.state).toBe('lost');
  await act(async () => shownToast()?.action?.onSelect?.());
  // What brought nothing has made room.
  expect(deeds).toEqual(['off', 'on']);
  expect(result.current.state).toBe('on');
});
