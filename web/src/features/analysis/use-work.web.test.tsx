import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { coachState } from './coach/coach.ts';
import { ClipFault } from './pose/clip.ts';
import { NotServed, PoseStopped } from './pose/pose-wire.ts';
import { useWork } from './use-work.ts';

beforeEach(() => {
  coachState.set({ kind: 'ready' });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const failed = (text: string) => ({ title: 'Sequence Extraction Failed', text });

it.each([
  ['the pose model is not served', new NotServed('Not Found'), 'Analysis failed: Not Found'],
  ['the video does not load', new ClipFault('not_loaded'), 'Video not properly loaded'],
  [
    'the phone ends the pose model midway',
    new PoseStopped('the worker says nothing'),
    'The AI coach was stopped midway, most often because memory ran out. Close other apps and try again.',
  ],
  ['nothing comes of it', new Error('whatever'), 'Failed to extract valid frame data'],
])('says why nothing was analyzed, and is ready for the next try, when %s', async (_, error, text) => {
  const { result } = renderHook(() => useWork());
  const taken = await act(() => result.current.run(failed, () => Promise.reject(error)));
  expect(taken).toBeNull();
  expect(shownToast()).toMatchObject({ title: 'Sequence Extraction Failed', text, tone: 'danger' });
  expect(result.current.percent).toBeNull();
  // Whether the model has gone from the phone is looked at anew; this browser can keep none.
  await vi.waitFor(() => expect(coachState.get().kind).toBe('unsupported'));
});

it('asks for the pose model where it is missing', async () => {
  coachState.set({ kind: 'missing' });
  const { result } = renderHook(() => useWork());
  const take = vi.fn<() => Promise<string>>();
  expect(await act(() => result.current.run(failed, take))).toBeNull();
  expect(shownToast()).toMatchObject({ title: 'AI coach needed' });
  expect(take).not.toHaveBeenCalled();
});

it('waits for the pose model that is on its way, and asks for it where that ends without it', async () => {
  const { result } = renderHook(() => useWork());
  const take = vi.fn<() => Promise<string>>().mockResolvedValue('taken');
  coachState.set({ kind: 'downloading', percent: 40 });
  let work = result.current.run(failed, take);
  await act(async () => coachState.set({ kind: 'downloading', percent: 80 }));
  expect(result.current.percent).toBe(0);
  expect(take).not.toHaveBeenCalled();
  await act(async () => coachState.set({ kind: 'ready' }));
  expect(await work).toBe('taken');
  coachState.set({ kind: 'downloading', percent: 80 });
  work = result.current.run(failed, take);
  await act(async () => coachState.set({ kind: 'failed', reason: 'network' }));
  expect(await work).toBeNull();
  expect(take).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({ title: 'AI coach needed' });
});

it('says that it stops when its screen is left meanwhile, and how to come back', async () => {
  const { result, unmount } = renderHook(() => useWork());
  let signal: AbortSignal | undefined;
  const work = result.current.run(failed, (reading) => {
    signal = reading.signal;
    return new Promise<string>(() => undefined);
  });
  await vi.waitFor(() => expect(signal).toBeDefined());
  unmount();
  expect(await work).toBeNull();
  expect(signal?.aborted).toBe(true);
  expect(shownToast()).toMatchObject({ title: 'Analysis stopped', action: { to: '/video-analysis' } });
});

it.each([
  ['has ended', () => Promise.resolve('taken')],
  ['has failed', () => Promise.reject(new Error('whatever'))],
])('says nothing of work that %s before its screen is left', async (_, take: () => Promise<string>) => {
  dropToast();
  const { result, unmount } = renderHook(() => useWork());
  await act(() => result.current.run(failed, take));
  const before = shownToast();
  unmount();
  expect(shownToast()).toBe(before);
});

it('nor of work that was cancelled', async () => {
  dropToast();
  const { result, unmount } = renderHook(() => useWork());
  const work = act(() => result.current.run(failed, () => new Promise<string>(() => undefined)));
  act(() => result.current.cancel());
  await work;
  unmount();
  expect(shownToast()).toBeUndefined();
});

it('lets go in the moment in which the player cancels, whatever it waits for', async () => {
  const { result } = renderHook(() => useWork());
  const work = act(() => result.current.run(failed, () => new Promise<string>(() => undefined)));
  act(() => result.current.cancel());
  expect(await work).toBeNull();
  expect(result.current.percent).toBeNull();
  expect(shownToast()?.title).not.toBe('Sequence Extraction Failed');
});
