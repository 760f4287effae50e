import type { PoseClip, PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { MAX_CLIP_SECONDS, type Hand, type Technique } from 'sync-protocol/rules/technique/terms';
import { actionIn } from 'sync-protocol/rules/technique/action';
import { openClip, type Clip } from './clip.ts';
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

/** What the first look has found out of a file, by milliseconds; it is the same for any technique. */
type Looks = Map<number, { t: number; frame: Promise<PoseFrame> }>;
const firstLooks = new WeakMap<Blob, Looks>();

/**
 * What the pose model sees in a clip: a first look at all of it, a few frames a second; then every frame around the
 * action that it has not seen yet. At a short clip it looks once. What the first look saw of a file is not looked at again.
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
    const { end, isShort } = extentOf(clip);
    const all = await firstLook(clip, team, isShort ? reading : part(reading, 0, 30));
    const first = isShort ? shownAt(timesIn(0, end, FIRST_LOOK), all) : all;
    const crowd = first.filter(({ people = 0 }) => people > 1).length / Math.max(1, first.length);
    const [from, until] = actionIn({ width, height, frames: first }, technique, hand) ?? [0, end];
    const times = timesIn(Math.max(0, from), Math.min(end, until), SECOND_LOOK);
    const frames = isShort
      ? shownAt(times, all)
      : await lookAt(clip, team, times, new Map(looksOf(clip)), part(reading, 30, 100));
    return { width, height, frames, crowd };
  });
}

/** The first look at a clip, for whoever reads it later; it ends when it is read. */
export async function lookAhead(file: Blob, team: PoseTeam, signal: AbortSignal): Promise<void> {
  const clip = await openClip(file, signal);
  try {
    await firstLook(clip, team, { signal, onProgress: () => undefined });
  } finally {
    clip.close();
  }
}

/** Goes on from where it was ended. */
function firstLook(clip: Clip, team: PoseTeam, reading: Reading): Promise<PoseFrame[]> {
  const { end, isShort } = extentOf(clip);
  return lookAt(clip, team, timesIn(0, end, isShort ? SECOND_LOOK : FIRST_LOOK), looksOf(clip), reading);
}

function extentOf({ duration }: Clip): { end: number; isShort: boolean } {
  const end = Math.min(duration, MAX_CLIP_SECONDS);
  return { end, isShort: end <= SHORT };
}

function looksOf({ file }: Clip): Looks {
  const looks: Looks = firstLooks.get(file) ?? new Map();
  firstLooks.set(file, looks);
  return looks;
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

/**
 * While the model looks at some frames the next one comes. What was looked at before is neither fetched nor looked at
 * again, and what is looked at now is added to it.
 */
async function lookAt(
  clip: Clip,
  team: PoseTeam,
  times: readonly number[],
  looked: Looks,
  { signal, onProgress }: Reading,
): Promise<PoseFrame[]> {
  const known = [...looked.values()].filter(({ t }) => times.some((time) => isShownAt(time, t)));
  const unseen = times.filter((time) => !known.some(({ t }) => isShownAt(time, t)));
  const frames = new Set(known.map(({ frame }) => frame));
  const underWay = new Set<Promise<PoseFrame>>();
  let isBroken = false;
  let done = times.length - unseen.length;
  onProgress(Math.round((100 * done) / times.length));
  // It loads while the first frames come; whoever looks at one hears that it can't.
  if (unseen.length > 0) team.open().catch(() => undefined);
  for await (const shown of framesAt(clip, unseen, signal)) {
    if (signal.aborted) shown?.picture.close();
    signal.throwIfAborted();
    const at = shown && milliseconds(shown.t);
    if (shown && at !== null && !looked.has(at)) {
      while (underWay.size >= AHEAD * Math.max(1, team.size)) await Promise.race(underWay);
      const frame = counted(team.look(shown.picture, shown.t), underWay);
      looked.set(at, { t: shown.t, frame });
      frame.catch(() => {
        isBroken = true;
        looked.delete(at);
      });
      frames.add(frame);
    } else {
      // Whoever looked ahead may have begun with it meanwhile.
      const begun = at !== null && looked.get(at);
      if (begun) frames.add(begun.frame);
      shown?.picture.close();
    }
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
