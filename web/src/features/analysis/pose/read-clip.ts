import type { PoseClip, PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { MAX_CLIP_SECONDS, type Hand, type Technique } from 'sync-protocol/rules/technique/terms';
import { actionIn } from 'sync-protocol/rules/technique/action';
import type { Clip } from './clip.ts';
import { framesAt } from './clip-frames.ts';
import { MOST, takeTeam } from './next-team.ts';
import type { PoseTeam } from './pose-team.ts';

/** Frames a second of the first look, which finds the action, and of the second, which measures it. */
const FIRST_LOOK = 8;
const SECOND_LOOK = 30;
/** Seconds: in a clip as short as this nearly every frame is near the action, and one look at all of them is quicker. */
const SHORT = 3;
/** Pictures that wait for each model, so that none has to wait for pictures. */
const AHEAD = 2;
/** Seconds from the beginning of a frame to its middle, with what rounding does to it. */
const SAME_FRAME = 0.5 / SECOND_LOOK + 0.001;

export interface Reading {
  /** Ends it, at the next frame. */
  signal: AbortSignal;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * What the pose model sees in a clip: a first look at all of it, a few frames a second; then every frame around the
 * action that it has not seen yet. At a short clip it looks once.
 * @throws DOMException AbortError when it was ended
 */
export async function readClip(
  clip: Clip,
  technique: Technique,
  hand: Hand | null,
  reading: Reading,
): Promise<PoseClip> {
  const { width, height } = clip;
  return withTeam(MOST, reading.signal, async (team) => {
    const end = Math.min(clip.duration, MAX_CLIP_SECONDS);
    const isShort = end <= SHORT;
    const all = isShort ? await lookAt(clip, team, timesIn(0, end, SECOND_LOOK), [], reading) : [];
    const firstTimes = timesIn(0, end, FIRST_LOOK);
    const first = isShort
      ? shownAt(firstTimes, all)
      : await lookAt(clip, team, firstTimes, [], part(reading, 0, 30));
    const crowd = first.filter(({ people = 0 }) => people > 1).length / Math.max(1, first.length);
    const [from, until] = actionIn({ width, height, frames: first }, technique, hand) ?? [0, end];
    const times = timesIn(Math.max(0, from), Math.min(end, until), SECOND_LOOK);
    const frames = isShort
      ? shownAt(times, all)
      : await lookAt(clip, team, times, first, part(reading, 30, 100));
    return { width, height, frames, crowd };
  });
}

/** Those of some frames, in their order, that are shown at instants. */
export function shownAt<Frame extends { t: number }>(
  times: readonly number[],
  frames: readonly Frame[],
): Frame[] {
  const shown = times.map((time) => frames.findLast(({ t }) => t <= time));
  return frames.filter((frame) => shown.includes(frame));
}

/**
 * What the pose model sees in one picture, which is used up.
 * @throws PoseStopped when it was ended
 */
export async function readPicture(picture: ImageBitmap, signal: AbortSignal): Promise<PoseClip> {
  const { width, height } = picture;
  const frame = await withTeam(1, signal, (team) => team.look(picture, 0));
  return { width, height, frames: [frame], crowd: (frame.people ?? 0) > 1 ? 1 : 0 };
}

/** Whoever looks is let go when it is done, or ended before. */
async function withTeam<Seen>(
  most: number,
  signal: AbortSignal,
  look: (team: PoseTeam) => Promise<Seen>,
): Promise<Seen> {
  const team = takeTeam(most);
  const stop = () => team.close();
  signal.addEventListener('abort', stop);
  try {
    return await look(team);
  } finally {
    signal.removeEventListener('abort', stop);
    team.close();
  }
}

/** The middle of each frame of a stretch. */
function timesIn(from: number, until: number, perSecond: number): number[] {
  const count = Math.max(1, Math.floor((until - from) * perSecond));
  return Array.from({ length: count }, (_, index) => from + (index + 0.5) / perSecond);
}

/** While the model looks at some frames the next one comes. What was seen before is neither fetched nor looked at again. */
async function lookAt(
  clip: Clip,
  team: PoseTeam,
  times: readonly number[],
  seen: readonly PoseFrame[],
  { signal, onProgress }: Reading,
): Promise<PoseFrame[]> {
  const known = seen.filter(({ t }) => times.some((time) => isShownAt(time, t)));
  const unseen = times.filter((time) => !seen.some(({ t }) => isShownAt(time, t)));
  const frames = known.map((frame) => Promise.resolve(frame));
  const taken = new Set(known.map(({ t }) => milliseconds(t)));
  const looks = new Set<Promise<PoseFrame>>();
  let isBroken = false;
  let done = times.length - unseen.length;
  for await (const shown of framesAt(clip, unseen, signal)) {
    if (signal.aborted) shown?.picture.close();
    signal.throwIfAborted();
    if (shown && !taken.has(milliseconds(shown.t))) {
      taken.add(milliseconds(shown.t));
      while (looks.size >= AHEAD * Math.max(1, team.size)) await Promise.race(looks);
      const look = counted(team.look(shown.picture, shown.t), looks);
      look.catch(() => (isBroken = true));
      frames.push(look);
    } else shown?.picture.close();
    // Whoever waits for them all hears below why one failed.
    if (isBroken) break;
    onProgress(Math.round((100 * ++done) / times.length));
  }
  return (await Promise.all(frames)).sort((one, other) => one.t - other.t);
}

/** Whether a frame that begins at `t` is the one of an instant. */
const isShownAt = (time: number, t: number) => t <= time && time - t <= SAME_FRAME;

/** What decoders and players round differently is the same. */
const milliseconds = (seconds: number) => Math.round(seconds * 1000);

/** Counts a look among those that are under way. Whoever waits for it hears of a failure; if the clip fails first nobody does. */
function counted(look: Promise<PoseFrame>, looks: Set<Promise<PoseFrame>>): Promise<PoseFrame> {
  const isOver = () => looks.delete(look);
  looks.add(look);
  look.then(isOver, isOver);
  return look;
}

/** A part of the way, from one percent to another. */
function part({ signal, onProgress }: Reading, from: number, to: number): Reading {
  return { signal, onProgress: (percent) => onProgress(Math.round(from + ((to - from) * percent) / 100)) };
}
