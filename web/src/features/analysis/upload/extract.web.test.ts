import { MAX_CLIP_SECONDS } from 'sync-protocol/rules/technique/terms';
import { afterEach, expect, it, vi } from 'vitest';
import { framesAt } from '../pose/clip-frames.ts';
import { readPicture } from '../pose/read-clip.ts';
import { extractSequence, extractStill } from './extract.ts';

const opened = vi.hoisted(() => ({ duration: 0, close: vi.fn<() => void>() }));
vi.mock('../pose/clip.ts', () => ({ openClip: async () => opened }));
vi.mock('../pose/read-clip.ts', () => ({
  readClip: async () => ({}),
  readPicture: vi.fn<typeof readPicture>(),
}));
vi.mock('sync-protocol/rules/technique/analyze', () => ({ analyze: () => ({ ok: false }) }));
vi.mock('../pose/clip-frames.ts', () => ({
  framesAt: vi.fn<typeof framesAt>(async function* (_, times) {
    yield* times.map((t) => ({ t, picture: { width: 1, close: () => undefined } as ImageBitmap }));
  }),
}));
afterEach(() => vi.unstubAllGlobals());

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
});

/** Pictures as the browser makes them, and how many are open. */
function pictures() {
  const open = new Set<object>();
  const make = () => {
    const picture = { width: 4, height: 3, close: () => void open.delete(picture) };
    open.add(picture);
    return picture;
  };
  return { open, make };
}

it.each([1, 2, 3])('leaves no frame open when it is ended at frame %i', async (last) => {
  const { open, make } = pictures();
  const ending = new AbortController();
  let made = 0;
  vi.mocked(framesAt).mockImplementationOnce(async function* (_, times) {
    for (const t of times.slice(0, 3)) yield { t, picture: make() };
  });
  vi.stubGlobal('createImageBitmap', async () => {
    if (++made === last) ending.abort();
    return make();
  });
  opened.duration = 8;
  const reading = { signal: ending.signal, onProgress: () => undefined };
  await expect(extractSequence(new Blob(), 'serving', null, reading)).rejects.toThrow('aborted');
  expect([made, open.size]).toEqual([last, 0]);
});

it.each([2, 3, 'model'])('leaves no picture of a still open when step %s fails', async (failing) => {
  const { open, make } = pictures();
  let made = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    if (++made === failing) throw new Error('no memory');
    return make();
  });
  vi.mocked(readPicture).mockRejectedValue(new Error('stopped'));
  const reading = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(extractStill(new Blob(), reading)).rejects.toThrow(/no memory|stopped/);
  expect(open.size).toBe(0);
});
