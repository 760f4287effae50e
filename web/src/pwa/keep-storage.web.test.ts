import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const persist = vi.fn<() => Promise<boolean>>(async () => true);
const persisted = vi.fn<() => Promise<boolean>>(async () => false);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'storage', { value: { persist, persisted }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  vi.restoreAllMocks();
});

async function load(browser: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
  vi.resetModules();
  return import('./keep-storage.ts');
}

it('is asked of the browser in silence where that asks nobody, once a start', async () => {
  const { keepStorage, useStorageOffer } = await load(CHROME);
  await keepStorage();
  await keepStorage();
  expect(persist).toHaveBeenCalledOnce();
  const { result } = renderHook(() => useStorageOffer(true));
  await act(async () => undefined);
  expect(result.current.isOpen).toBe(false);
});

it('is not asked for where it is kept already', async () => {
  persisted.mockResolvedValueOnce(true);
  const { keepStorage } = await load(CHROME);
  await keepStorage();
  expect(persist).not.toHaveBeenCalled();
});

it('is explained first where the browser asks the player, and asked for by a button alone', async () => {
  const { keepStorage, useStorageOffer } = await load(FIREFOX);
  await keepStorage();
  expect(persist).not.toHaveBeenCalled();
  const { result } = renderHook(() => useStorageOffer(true));
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  expect(persist).not.toHaveBeenCalled();
  expect(await act(() => result.current.keep())).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
  expect(result.current.isOpen).toBe(false);
});

it('is not offered before there is something to keep, nor again after "not now"', async () => {
  const { useStorageOffer } = await load(FIREFOX);
  const early = renderHook(() => useStorageOffer(false));
  await act(async () => undefined);
  expect(early.result.current.isOpen).toBe(false);
  const { result } = renderHook(() => useStorageOffer(true));
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => result.current.dismiss());
  expect(result.current.isOpen).toBe(false);
  const again = renderHook(() => useStorageOffer(true));
  await act(async () => undefined);
  expect(again.result.current.isOpen).toBe(false);
  expect(persist).not.toHaveBeenCalled();
});
