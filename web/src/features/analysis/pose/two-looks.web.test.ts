import { beforeEach, expect, it, vi } from 'vitest';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import type { Clip } from './clip.ts';
import type { PoseTeam } from './pose-team.ts';
import { lookAhead, readClip } from './read-clip.ts';

const SECONDS = 6;
/** When the kept clip begins in the longer one. */
const BEGINS = 2;
const serve = testClip('serving_fault');
const { width, height } = serve;

const looked = vi.hoisted((): number[] => []);
vi.mock('./clip-frames.ts', () => ({
  framesAt: async function* (_: Clip, times: readonly number[], signal: AbortSignal) {
    for (const time of times)
      if (signal.aborted) return;
      else yield { t: Math.floor(time * 30 + 1e-6) / 30, picture: { close: () => undefined } };
  },
}));
vi.mock('./next-team.ts', () => ({
  MOST: 2,
  takeTeam: () => aTeam(),
}));
vi.mock('./clip.ts', () => ({ openClip: (file: Blob) => Promise.resolve(aClip(file, lasting)) }));

const opened = vi.fn<() => Promise<void>>();
let failing: number | undefined;
/** Seconds of the clips that are opened. */
let lasting = SECONDS;
beforeEach(() => {
  looked.length = 0;
  failing = undefined;
  lasting = SECONDS;
  opened.mockReset().mockResolvedValue();
});

function aTeam(): PoseTeam {
  const look = (_: ImageBitmap, t: number) => {
    if (looked.push(t) === failing) return Promise.reject(new Error('ended'));
    return Promise.resolve(seenAt(t));
  };
  return { size: 1, close: () => undefined, open: opened, look } as unknown as PoseTeam;
}

const aClip = (file: Blob, duration = SECONDS) =>
  ({ file, width, height, duration, close: () => undefined }) as Clip;

const quietly = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** Somebody who stands, serves, and stands again. */
function seenAt(t: number) {
  const frames = serve.frames;
  const index = Math.max(0, Math.min(frames.length - 1, Math.round((t - BEGINS) * 30)));
  return { landmarks: null, turn: null, ...frames[index], t, people: 1 };
}

it('finds the action of a longer clip in a first look, and looks at every frame of it once', async () => {
  const clip = aClip(new Blob());
  const percents: number[] = [];
  const poses = await readClip(clip, 'serving', null, {
    signal: new AbortController().signal,
    onProgress: (percent) => percents.push(percent),
  });
  expect(new Set(looked.map((t) => Math.round(t * 1000))).size).toBe(looked.length);
  expect(looked.length).toBeLessThan(SECONDS * 30 * 0.8);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);

  const request = { technique: 'serving', level: 'intermediate' } as const;
  const [long, short] = [analyze(poses, request), analyze(serve, request)];
  if (!long.ok || !short.ok) throw new Error('a serve is judged');
  expect(Math.abs(long.analysis.score - short.analysis.score)).toBeLessThanOrEqual(3);
  const contact = (of: typeof long) =>
    of.analysis.phases.find(({ phase }) => phase === 'contact point')?.at ?? 0;
  expect(Math.abs(contact(long) - BEGINS - contact(short))).toBeLessThanOrEqual(0.07);
});

it('goes on from where it looked ahead, and sees the same', async () => {
  const fresh = await readClip(aClip(new Blob()), 'serving', null, quietly());
  const all = looked.splice(0).length;
  const file = new Blob();
  const ahead = new AbortController();
  const looking = lookAhead(file, aTeam(), ahead.signal);
  await vi.waitFor(() => expect(looked.length).toBeGreaterThan(5));
  ahead.abort();
  await looking.catch(() => undefined);
  expect(await readClip(aClip(file), 'serving', null, quietly())).toEqual(fresh);
  expect(looked).toHaveLength(all);
});

it('does not look again at a short clip for another technique, nor load the model for it', async () => {
  const file = new Blob();
  lasting = 2.4;
  await lookAhead(file, aTeam(), quietly().signal);
  const short = aClip(file, lasting);
  const seen = looked.length;
  opened.mockClear();
  const percents: number[] = [];
  const serving = await readClip(short, 'serving', null, {
    ...quietly(),
    onProgress: (percent) => percents.push(percent),
  });
  await readClip(short, 'setting', null, quietly());
  expect(serving.frames.length).toBeGreaterThan(0);
  expect(looked).toHaveLength(seen);
  expect(opened).not.toHaveBeenCalled();
  expect(percents).toEqual([100]);
});

it('looks again at a picture at which nobody could look before', async () => {
  const fresh = await readClip(aClip(new Blob()), 'serving', null, quietly());
  looked.length = 0;
  const file = new Blob();
  failing = 5;
  await expect(readClip(aClip(file), 'serving', null, quietly())).rejects.toThrow('ended');
  failing = undefined;
  expect(await readClip(aClip(file), 'serving', null, quietly())).toEqual(fresh);
});
