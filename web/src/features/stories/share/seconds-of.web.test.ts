import { afterEach, expect, it, vi } from 'vitest';
import { secondsOf } from './seconds-of.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up a video that says nothing, so that the dialog goes on', async () => {
  vi.useFakeTimers();
  // jsdom loads no video, and says nothing of it.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:clip', revokeObjectURL: () => undefined }),
  );
  const seconds = secondsOf(new File(['clip'], 'clip.mp4', { type: 'video/mp4' })).catch(String);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await seconds).toContain('it says nothing');
});
