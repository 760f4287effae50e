import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { getCatalog } from 'sync-protocol/contract/training/training';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { activePhone, closePhone, openPhone } from '#data/store/active-phone.ts';
import { ApiError, offline, unreadable } from '../calls/api-error.ts';
import type { Fetch } from '#data/store/phone.ts';
import { forgetAnswers } from './kept-answers.ts';
import { useMayBeOld } from '../network.ts';
import { NOT_KEPT, persister, queryClient } from './query-client.ts';
import { syncState } from '#data/sync/sync-state.ts';
import { requestJson } from '../calls/request-json.ts';

const queryFn = vi.fn<() => Promise<unknown>>();

function ask() {
  return renderHook(() => useQuery({ queryKey: ['board'], queryFn }, queryClient));
}

/** Without a signal, as the browser says too. */
function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queryFn.mockRejectedValue(offline());
}

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  vi.restoreAllMocks();
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

  goOffline();
  const after = ask();
  await waitFor(() => expect(after.result.current.data).toEqual(['first']));
  await waitFor(() => expect(after.result.current.dataUpdatedAt).toBe(dataUpdatedAt));
});

/** An answer that is kept on the phone, of which nothing is in memory any more. */
async function kept(answer: unknown): Promise<void> {
  queryFn.mockResolvedValueOnce(answer);
  const before = ask();
  await waitFor(async () => expect(await activePhone()?.db.fetched.count()).toBe(1));
  before.unmount();
}

it('is shown at once and asked for again when it has aged', async () => {
  await kept(['first']);
  queryClient.clear();
  await activePhone()
    ?.db.fetched.toCollection()
    .modify((row) => {
      row.value = row.value.replace(/"dataUpdatedAt":\d+/, `"dataUpdatedAt":${Date.now() - 6 * 60_000}`);
    });
  let answer: (board: string[]) => void = () => undefined;
  queryFn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(['first']));
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  act(() => answer(['second']));
  await waitFor(() => expect(result.current.data).toEqual(['second']));
});

it('is asked for again though it is new: whom the player sees may have changed', async () => {
  await kept(['Mia']);
  queryClient.clear();
  queryFn.mockResolvedValueOnce(['Private player']);
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(['Private player']));
});

it.each([['board'], [undefined]])(
  'that is not to be read again is gone from memory and from the phone: %s',
  async (name) => {
    await kept(['first']);
    await forgetAnswers(name);
    goOffline();
    const { result } = ask();
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toBeUndefined();
  },
);

it('that is not to be read again is asked for anew where it is on screen; drafts and others stay', async () => {
  queryFn.mockResolvedValueOnce(['Mia']);
  const { result } = ask();
  await waitFor(async () => expect(await activePhone()?.db.fetched.count()).toBe(1));
  await activePhone()?.db.fetched.put({ key: 'draft', value: 'My story' });
  queryClient.setQueryData(['boards'], 'others');
  queryFn.mockResolvedValueOnce(['Private player']);
  await act(() => forgetAnswers('board'));
  await waitFor(() => expect(result.current.data).toEqual(['Private player']));
  expect(queryClient.getQueryData(['boards'])).toBe('others');
  await act(() => forgetAnswers());
  expect(queryClient.getQueryData(['boards'])).toBeUndefined();
  expect(await activePhone()?.db.fetched.get('draft')).toBeDefined();
});

it('that is older than may be read goes from the phone; newer ones and drafts stay', async () => {
  const DAY_MS = 86_400_000;
  const { fetched } = openPhone(newId<UserId>(), 'UTC').db;
  const keyOf = (name: string) => `tanstack-query-["${name}"]`;
  const keep = (name: string, days: number) =>
    fetched.put({
      key: keyOf(name),
      value: JSON.stringify({ buster: '', state: { dataUpdatedAt: Date.now() - days * DAY_MS } }),
    });
  await keep('old', 31);
  await keep('new', 29);
  await fetched.put({ key: 'draft story', value: '{}' });
  await persister.persisterGc();
  const left = await fetched.bulkGet([keyOf('old'), keyOf('new'), 'draft story']);
  expect(left.map((one) => one !== undefined)).toEqual([false, true, true]);
});

it('keeps nothing of what is private, and asks for it each time', async () => {
  queryFn.mockResolvedValueOnce(['her phone']);
  const look = () => renderHook(() => useQuery({ queryKey: ['devices'], queryFn, ...NOT_KEPT }, queryClient));
  const first = look();
  await waitFor(() => expect(first.result.current.data).toEqual(['her phone']));
  first.unmount();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  expect(await activePhone()?.db.fetched.toArray()).toEqual([]);

  goOffline();
  const second = look();
  await waitFor(() => expect(second.result.current.isError).toBe(true));
  expect(second.result.current.data).toBeUndefined();
});

it('keeps what one player saw from the next', async () => {
  queryFn.mockResolvedValueOnce(['hers']);
  const before = ask();
  await waitFor(() => expect(before.result.current.isSuccess).toBe(true));
  before.unmount();
  closePhone();
  openPhone(newId<UserId>(), 'UTC');
  queryFn.mockResolvedValueOnce(['his']);
  const after = ask();
  expect(after.result.current.data).toBeUndefined();
  await waitFor(() => expect(after.result.current.data).toEqual(['his']));
});

it('asks anew for what is on screen when the phone goes from one player to the next', async () => {
  queryFn.mockResolvedValueOnce(['hers']);
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(['hers']));
  queryFn.mockResolvedValueOnce(['his']);
  act(() => void openPhone(newId<UserId>(), 'UTC'));
  await waitFor(() => expect(result.current.data).toEqual(['his']));
});

it('asks for nothing when a phone closes', async () => {
  queryFn.mockResolvedValueOnce(['hers']);
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(['hers']));
  act(closePhone);
  await waitFor(() => expect(result.current.data).toBeUndefined());
  expect(queryFn).toHaveBeenCalledOnce();
});

it('an answer that comes after its player has left is not kept on the phone of the next', async () => {
  let answer: (board: string[]) => void = () => undefined;
  queryFn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  ask().unmount();
  await waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const put = vi.spyOn(db.fetched, 'put');
  answer(['hers']);
  // What is asked after it is kept after it.
  queryFn.mockResolvedValueOnce(['his']);
  ask();
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(put.mock.calls.map(([{ value }]) => value)).toEqual([expect.stringContaining('his')]);
});

it('what a visitor saw stays when a phone opens', async () => {
  closePhone();
  queryFn.mockResolvedValueOnce(['all']);
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toEqual(['all']));
  act(() => void openPhone(newId<UserId>(), 'UTC'));
  expect(result.current.data).toEqual(['all']);
  expect(queryFn).toHaveBeenCalledOnce();
});

it.each([
  [new ApiError(404, 'not_found', 'Not found'), 1],
  [new ApiError(503, 'unavailable', 'Busy'), 3],
  [offline(), 3],
  [unreadable(), 3],
  [new Error('unexpected'), 3],
])('%s is tried %i times', async (error, times) => {
  vi.useFakeTimers();
  queryFn.mockRejectedValue(error);
  const { result } = ask();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  // What is not here yet is being asked for as long as it is tried.
  expect(result.current.isPending).toBe(times > 1);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.isError).toBe(true);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

it('is not tried again where the browser says that there is no way: the player hears of it at once', async () => {
  goOffline();
  const { result } = ask();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(queryFn).toHaveBeenCalledOnce();
});

it.each(['offline', 'unreachable'] as const)(
  'is not tried again where sync has found the server %s, whatever the browser says',
  async (state) => {
    syncState.set(state);
    queryFn.mockRejectedValue(offline());
    const { result } = ask();
    await waitFor(() => expect(result.current.isError).toBe(true), { timeout: 500 });
    expect(queryFn).toHaveBeenCalledOnce();
    queryFn.mockResolvedValue(['news']);
    act(() => syncState.set('synced'));
    await waitFor(() => expect(result.current.data).toEqual(['news']));
  },
);

it('is not tried again after a call that hung: that was long enough', async () => {
  vi.useFakeTimers();
  const hangs = vi.fn<Fetch>(
    (_, init) =>
      new Promise((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const catalog = { method: 'GET', url: '/api/catalog' } as const;
  queryFn.mockImplementation(() => requestJson<typeof getCatalog>(hangs, catalog));
  const { result } = ask();
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  expect(result.current.error).toMatchObject({ code: 'offline' });
  expect(hangs).toHaveBeenCalledOnce();
});

function useAged() {
  const query = useQuery({ queryKey: ['board'], queryFn }, queryClient);
  return { data: query.data, mayBeOld: useMayBeOld(query) };
}

it('that is kept has its age from the first try that fails, and loses it with the news', async () => {
  queryFn.mockResolvedValueOnce(['first']);
  const { result } = renderHook(useAged);
  await waitFor(() => expect(result.current).toEqual({ data: ['first'], mayBeOld: false }));
  vi.useFakeTimers();
  queryFn.mockRejectedValueOnce(offline()).mockResolvedValueOnce(['second']);
  await act(async () => {
    void queryClient.invalidateQueries();
    await vi.advanceTimersByTimeAsync(500);
  });
  expect(result.current).toEqual({ data: ['first'], mayBeOld: true });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current).toEqual({ data: ['second'], mayBeOld: false });
});

it('is asked for again when the browser hears that the connection is back', async () => {
  goOffline();
  dispatchEvent(new Event('offline'));
  const { result } = ask();
  await waitFor(() => expect(result.current.isError).toBe(true));
  queryFn.mockResolvedValue(['news']);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data).toEqual(['news']));
});

it('is asked for again when sync comes through after a loss of which the browser knew nothing', async () => {
  queryFn.mockRejectedValue(new ApiError(404, 'not_found', 'away'));
  const { result } = ask();
  await waitFor(() => expect(result.current.isError).toBe(true));
  queryFn.mockResolvedValue(['news']);
  for (const state of ['sending', 'synced', 'unreachable', 'sending'] as const) syncState.set(state);
  expect(queryFn).toHaveBeenCalledOnce();
  act(() => syncState.set('synced'));
  await waitFor(() => expect(result.current.data).toEqual(['news']));
});

it('that failed for now is asked for again each time sync comes through; one that was refused is not', async () => {
  queryFn.mockRejectedValue(new ApiError(404, 'not_found', 'away'));
  const { result } = ask();
  await waitFor(() => expect(result.current.isError).toBe(true));
  syncState.set('sending');
  act(() => syncState.set('synced'));
  expect(queryFn).toHaveBeenCalledOnce();
  goOffline();
  await act(() => result.current.refetch());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  queryFn.mockResolvedValue(['news']);
  syncState.set('sending');
  act(() => syncState.set('synced'));
  await waitFor(() => expect(result.current.data).toEqual(['news']));
});
