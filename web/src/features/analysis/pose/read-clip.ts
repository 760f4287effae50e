import type { PoseClip, PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { MAX_CLIP_SECONDS, type Hand, type Technique } from 'sync-protocol/rules/technique/terms';
import { actionIn } from 'sync-protocol/rules/technique/action';
import { frameAt, type Clip } from './clip.ts';
import { PoseFinder } from './pose-finder.ts';

/** Frames a second of the first look, which finds the action, and of the second, which measures it. */
const FIRST_LOOK = 8;
const SECOND_LOOK = 30;

export interface Reading {
  /** Ends it, at the next frame. */
  signal: AbortSignal;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * What the pose model sees in a clip: a first look at all of it, a few frames a second, for one or more people; then
 * every frame around the action.
 * @throws DOMException AbortError when it was ended
 */
export async function readClip(
  clip: Clip,
  technique: Technique,
  hand: Hand | null,
  reading: Reading,
): Promise<PoseClip> {
  const { width, height } = clip;
  const finder = new PoseFinder();
  try {
    await finder.open(2);
    const end = Math.min(clip.duration, MAX_CLIP_SECONDS);
    const firstTimes = timesIn(0, end, FIRST_LOOK);
    const first = await lookAt(clip, finder, firstTimes, part(reading, 0, 30));
    const crowd = first.filter(({ people = 0 }) => people > 1).length / Math.max(1, first.length);
    const [from, until] = actionIn({ width, height, frames: first }, technique, hand) ?? [0, end];
    await finder.open(1);
    const times = timesIn(Math.max(0, from), Math.min(end, until), SECOND_LOOK);
    const frames = await lookAt(clip, finder, times, part(reading, 30, 100));
    return { width, height, frames, crowd };
  } finally {
    finder.close();
  }
}

/** What the pose model sees in one picture. */
export async function readPicture(picture: ImageBitmap): Promise<PoseClip> {
  const { width, height } = picture;
  const finder = new PoseFinder();
  try {
    await finder.open(2);
    const frame = await finder.look(picture, 0);
    return { width, height, frames: [frame], crowd: (frame.people ?? 0) > 1 ? 1 : 0 };
  } finally {
    finder.close();
  }
}

/** The middle of each frame of a stretch. */
function timesIn(from: number, until: number, perSecond: number): number[] {
  const count = Math.max(1, Math.floor((until - from) * perSecond));
  return Array.from({ length: count }, (_, index) => from + (index + 0.5) / perSecond);
}

/** While the model looks at one frame the next one is sought. */
async function lookAt(
  clip: Clip,
  finder: PoseFinder,
  times: readonly number[],
  { signal, onProgress }: Reading,
): Promise<PoseFrame[]> {
  const looks: Promise<PoseFrame>[] = [];
  let last = -1;
  for (const [index, time] of times.entries()) {
    signal.throwIfAborted();
    const shown = await frameAt(clip, time);
    await looks.at(-1);
    if (shown && shown.t > last) {
      last = shown.t;
      const look = finder.look(shown.picture, shown.t);
      // Whoever waits for it hears of a failure; if the clip fails first nobody does.
      look.catch(() => undefined);
      looks.push(look);
    } else shown?.picture.close();
    onProgress(Math.round((100 * (index + 1)) / times.length));
  }
  return Promise.all(looks);
}

/** A part of the way, from one percent to another. */
function part({ signal, onProgress }: Reading, from: number, to: number): Reading {
  return { signal, onProgress: (percent) => onProgress(Math.round(from + ((to - from) * percent) / 100)) };
}
