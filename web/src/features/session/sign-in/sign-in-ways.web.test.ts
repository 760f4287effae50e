import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSignInWays } from './sign-in-ways.ts';

const GOOGLE = { openId: 'Google', contact: null };
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a connection', () => dispatchEvent(new Event('online'))],
  ['a look at the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('asks again with %s what could not be fetched, and no more once it is known', async (_, happens) => {
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetch.mockImplementation(async () => Response.json(GOOGLE));
  vi.stubGlobal('fetch', fetch);
  const { result, unmount } = renderHook(useSignInWays);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  happens();
  await waitFor(() => expect(result.current).toEqual(GOOGLE));
  happens();
  expect(fetch).toHaveBeenCalledTimes(2);
  unmount();
});
