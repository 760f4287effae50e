import { renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { activePhone, closePhone, openPhone } from '#data/store/active-phone.ts';
import { ApiError } from '../calls/api-error.ts';
import { askAllAnew } from './ask-all-anew.ts';
import { queryClient } from './query-client.ts';

const answer = vi.fn<(name: string) => Promise<string>>();

const show = (name: string) =>
  renderHook(() => useQuery({ queryKey: [name], queryFn: () => answer(name) }, queryClient));
const keptCount = () => activePhone()?.db.fetched.count();

beforeEach(() => {
  void openPhone(newId<UserId>(), 'UTC');
  answer.mockImplementation(async (name) => `${name} with Mia`);
});
afterEach(() => {
  queryClient.clear();
  closePhone();
  answer.mockReset();
});

const moved = () => answer.mockImplementation(async (name) => `${name} without her`);

it('S7.3 asks at once for what is on screen', async () => {
  const { result } = show('board');
  await waitFor(() => expect(result.current.data).toBe('board with Mia'));
  moved();
  askAllAnew();
  await waitFor(() => expect(result.current.data).toBe('board without her'));
  expect(answer).toHaveBeenCalledTimes(2);
});

it('S7.3 tells the other tabs, and asks as they tell it, once each', async () => {
  const otherTab = new BroadcastChannel('volleypath:anew');
  onTestFinished(() => otherTab.close());
  const heard = vi.fn<() => void>();
  otherTab.addEventListener('message', () => heard());
  const { result } = show('rivals');
  await waitFor(() => expect(result.current.data).toBe('rivals with Mia'));
  askAllAnew();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  moved();
  otherTab.postMessage(null);
  await waitFor(() => expect(result.current.data).toBe('rivals without her'));
  expect(answer).toHaveBeenCalledTimes(3);
  expect(heard).toHaveBeenCalledOnce();
});

it('S7.3 asks for what is in memory once it is looked at again, however new it seemed', async () => {
  const before = show('stories');
  await waitFor(() => expect(before.result.current.data).toBe('stories with Mia'));
  before.unmount();
  moved();
  askAllAnew();
  expect(answer).toHaveBeenCalledOnce();
  const { result } = show('stories');
  await waitFor(() => expect(result.current.data).toBe('stories without her'));
});

it('S7.3 asks for what the phone keeps as soon as it is read, and offline still shows it with its age', async () => {
  const before = show('faces');
  await waitFor(async () => expect(await keptCount()).toBe(1));
  const { dataUpdatedAt } = before.result.current;
  before.unmount();
  queryClient.clear();
  // Another moment than that of the answer.
  await waitFor(() => expect(Date.now()).toBeGreaterThan(dataUpdatedAt));
  askAllAnew();
  answer.mockRejectedValue(new ApiError(0, 'offline', 'Offline.'));
  const offline = show('faces');
  await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(1));
  expect(offline.result.current.data).toBe('faces with Mia');
  expect(offline.result.current.dataUpdatedAt).toBe(dataUpdatedAt);
  offline.unmount();
  queryClient.clear();
  moved();
  const { result } = show('faces');
  await waitFor(() => expect(result.current.data).toBe('faces without her'));
});
