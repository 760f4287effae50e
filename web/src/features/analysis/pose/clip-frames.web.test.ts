import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClipFrame } from './clip.ts';
import { framesAt } from './clip-frames.ts';
import type { Clip } from './clip.ts';

const decoded = vi.hoisted(() => vi.fn<(file: Blob, times: readonly number[]) => AsyncGenerator>());
const sought = vi.hoisted(() => vi.fn<(clip: unknown, seconds: number) => Promise<unknown>>());
vi.mock('./decoded-frames.ts', () => ({ decodedFrames: decoded }));
vi.mock('./clip.ts', () => ({ frameAt: sought, STUCK: 15 }));

const clip = { file: new Blob(['a clip']) } as Clip;
const TIMES = [0.1, 0.2, 0.3];
const { signal } = new AbortController();

/** Decodes frames until it can't any more. */
function decodeUntil(failure: number, ...frames: unknown[]) {
  decoded.mockImplementation(async function* () {
    for (const [index, frame] of frames.entries()) {
      if (index === failure) throw new Error('a damaged frame');
      yield frame;
    }
  });
}

const frame = (t: number, from: string) => ({ t, from });

async function all(frames: AsyncIterable<ClipFrame | null>): Promise<unknown[]> {
  const collected: unknown[] = [];
  for await (const one of frames) collected.push(one);
  return collected;
}

beforeEach(() => sought.mockImplementation(async (_, seconds) => frame(seconds, 'player')));
afterEach(() => vi.resetAllMocks());

it('decodes a clip once from end to end, and seeks nothing', async () => {
  decodeUntil(Infinity, null, frame(0.2, 'decoder'), frame(0.3, 'decoder'));
  expect(await all(framesAt(clip, TIMES, signal))).toEqual([
    null,
    frame(0.2, 'decoder'),
    frame(0.3, 'decoder'),
  ]);
  expect(decoded).toHaveBeenCalledExactlyOnceWith(clip.file, TIMES);
  expect(sought).not.toHaveBeenCalled();
});

it('seeks every frame where the browser has no decoder', async () => {
  decodeUntil(Infinity);
  expect(await all(framesAt(clip, TIMES, signal))).toEqual(TIMES.map((t) => frame(t, 'player')));
});

it('seeks what is left when a frame can’t be decoded', async () => {
  decodeUntil(1, frame(0.1, 'decoder'), 'damaged');
  expect(await all(framesAt(clip, TIMES, signal))).toEqual([
    frame(0.1, 'decoder'),
    frame(0.2, 'player'),
    frame(0.3, 'player'),
  ]);
});

it('ends the decoder with whoever needs no more frames', async () => {
  const ended = vi.fn<() => void>();
  decoded.mockImplementation(async function* () {
    try {
      yield frame(0.1, 'decoder');
      yield frame(0.2, 'decoder');
    } finally {
      ended();
    }
  });
  for await (const first of framesAt(clip, TIMES, signal)) if (first) break;
  expect(ended).toHaveBeenCalledOnce();
  expect(sought).not.toHaveBeenCalled();
});

it('seeks what is left when the decoder is stuck', async () => {
  vi.useFakeTimers();
  decoded.mockImplementation(async function* () {
    yield frame(0.1, 'decoder');
    await new Promise(() => undefined);
  });
  const frames = all(framesAt(clip, TIMES, signal));
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await frames).toEqual([frame(0.1, 'decoder'), frame(0.2, 'player'), frame(0.3, 'player')]);
});
