import { expect, it, vi } from 'vitest';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import type { Clip } from './clip.ts';
import { readClip } from './read-clip.ts';

const SECONDS = 6;
/** When the kept clip begins in the longer one. */
const BEGINS = 2;
const serve = testClip('serving_fault');
const { width, height } = serve;

const looked = vi.hoisted((): number[] => []);
vi.mock('./clip-frames.ts', () => ({
  framesAt: async function* (_: Clip, times: readonly number[]) {
    for (const time of times)
      yield { t: Math.floor(time * 30 + 1e-6) / 30, picture: { close: () => undefined } };
  },
}));
vi.mock('./next-team.ts', () => ({
  MOST: 2,
  takeTeam: () => ({
    size: 1,
    close: () => undefined,
    look: (_: ImageBitmap, t: number) => {
      looked.push(t);
      return Promise.resolve(seenAt(t));
    },
  }),
}));

/** Somebody who stands, serves, and stands again. */
function seenAt(t: number) {
  const frames = serve.frames;
  const index = Math.max(0, Math.min(frames.length - 1, Math.round((t - BEGINS) * 30)));
  return { landmarks: null, turn: null, ...frames[index], t, people: 1 };
}

it('finds the action of a longer clip in a first look, and looks at every frame of it once', async () => {
  const clip = { width, height, duration: SECONDS } as Clip;
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
