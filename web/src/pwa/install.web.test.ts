import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

let isStandalone: boolean;

async function start(userAgent = 'Chrome', maxTouchPoints = 0) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.resetModules();
  const { keepInstallOffer, useInstall } = await import('./install.ts');
  keepInstallOffer();
  return renderHook(({ isTime }) => useInstall(isTime), { initialProps: { isTime: true } });
}

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome })),
  });
  act(() => void dispatchEvent(event));
  return event;
}

beforeEach(() => {
  isStandalone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

it('keeps the browser’s offer and makes it when it is time', async () => {
  const { result, rerender } = await start();
  expect(result.current.how).toBeNull();
  const event = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(result.current.how).toBe('prompt');
  rerender({ isTime: false });
  expect(result.current.how).toBeNull();
  rerender({ isTime: true });
  await act(async () => expect(await result.current.install()).toBe(true));
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(result.current.how).toBeNull();
});

it('a no holds for sixty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { result, rerender } = await start();
  offer('dismissed');
  await act(async () => expect(await result.current.install()).toBe(false));
  offer('dismissed');
  expect(result.current.how).toBeNull();
  vi.setSystemTime(Date.now() + 60 * 86_400_000 + 1);
  rerender({ isTime: true });
  expect(result.current.how).toBe('prompt');
  act(() => result.current.dismiss());
  expect(result.current.how).toBeNull();
});

it('hears a no where storage is full, too, until the app is opened anew', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { result } = await start();
  offer('dismissed');
  act(() => result.current.dismiss());
  expect(result.current.how).toBeNull();
  full.mockRestore();
});

it.each([
  [IPHONE, 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, null],
  ['Mozilla/5.0 (Linux; Android 16)', 5, null],
])('tells iPhones and iPads how (%s, %i)', async (userAgent, touchPoints, how) => {
  const { result } = await start(userAgent, touchPoints);
  expect(result.current.how).toBe(how);
});

it('offers no more once the app has been installed from elsewhere', async () => {
  const { result } = await start();
  offer('accepted');
  expect(result.current.how).toBe('prompt');
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(result.current.how).toBeNull();
});

it('offers nothing to an app that is installed', async () => {
  isStandalone = true;
  const { result } = await start(IPHONE, 5);
  offer('accepted');
  expect(result.current.how).toBeNull();
});
