import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { closePhone, openPhone } from './active-phone.ts';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const queryFn = vi.fn<() => Promise<unknown>>();

function ask() {
  return renderHook(() => useQuery({ queryKey: ['board'], queryFn }), { wrapper });
}

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  queryClient.clear();
  closePhone();
  queryFn.mockReset();
  vi.useRealTimers();
});

it('is read offline, with its age, after the app was closed', async () => {
  queryFn.mockResolvedValueOnce(['first']);
  const before = ask();
  await waitFor(() => expect(before.result.current.data).toEqual(['first']));
  const { dataUpdatedAt } = before.result.current;
  before.unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  queryClient.clear();

  queryFn.mockRejectedValue(new ApiError(0, 'offline', 'Offline.'));
  const after = ask();
  await waitFor(() => expect(after.result.current.data).toEqual(['first']));
  await waitFor(() => expect(after.result.current.dataUpdatedAt).toBe(dataUpdatedAt));
});

it('keeps what one player saw from the next', async () => {
  queryFn.mockResolvedValueOnce(['hers']);
  const before = ask();
  await waitFor(() => expect(before.result.current.isSuccess).toBe(true));
  before.unmount();
  queryClient.clear();
  openPhone(newId<UserId>(), 'UTC');
  queryFn.mockResolvedValueOnce(['his']);
  const after = ask();
  await waitFor(() => expect(after.result.current.data).toEqual(['his']));
});

it.each([
  [new ApiError(404, 'not_found', 'Not found'), 1],
  [new ApiError(0, 'offline', 'Offline.'), 1],
  [new ApiError(503, 'unavailable', 'Busy'), 3],
  [new Error('unexpected'), 3],
])('%s is tried %i times', async (error, times) => {
  vi.useFakeTimers();
  queryFn.mockRejectedValue(error);
  const { result } = ask();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.isError).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(times);
});
