import { MAX_CLIP_SECONDS } from 'sync-protocol/rules/technique/terms';
import { expect, it, vi } from 'vitest';
import { extractSequence } from './extract.ts';

const opened = vi.hoisted(() => ({ duration: 0, close: vi.fn<() => void>() }));
vi.mock('../pose/clip.ts', () => ({ openClip: async () => opened }));
vi.mock('../pose/read-clip.ts', () => ({ readClip: async () => ({}), readPicture: vi.fn<() => void>() }));
vi.mock('sync-protocol/rules/technique/analyze', () => ({ analyze: () => ({ ok: false }) }));
vi.mock('../pose/clip-frames.ts', () => ({
  framesAt: async function* (_: unknown, times: number[]) {
    yield* times.map((t) => ({ t, picture: { width: 1, close: () => undefined } }));
  },
}));

it.each([
  [8, 7.5],
  [MAX_CLIP_SECONDS, 18.75],
  // Of a longer one only the beginning is looked at, and that is said beside it.
  [60, 18.75],
])('of a clip of %s s without phases the eight frames are spread up to %s s', async (duration, last) => {
  vi.stubGlobal('createImageBitmap', async () => ({}));
  opened.duration = duration;
  const reading = { signal: new AbortController().signal } as Parameters<typeof extractSequence>[3];
  const { frames } = await extractSequence(new Blob(), 'serving', null, reading);
  expect([frames.length, frames.at(-1)?.t]).toEqual([8, last]);
  expect(opened.close).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
