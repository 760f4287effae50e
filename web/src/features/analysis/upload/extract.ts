import { analyze } from 'sync-protocol/rules/technique/analyze';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { MAX_CLIP_SECONDS, type Hand, type Phase, type Technique } from 'sync-protocol/rules/technique/terms';
import { ClipFault, openClip, type Clip } from '../pose/clip.ts';
import { framesAt } from '../pose/clip-frames.ts';
import { fitted } from '../pose/fitted.ts';
import { readClip, readPicture, type Reading } from '../pose/read-clip.ts';

/** A frame to be shown; its phase if the engine has found it. */
export interface ShownFrame {
  picture: ImageBitmap;
  t: number;
  phase: Phase | null;
}

/** What was taken from a file: landmarks, and frames to look at, which stay in memory alone. */
export interface Extracted {
  mode: 'sequence' | 'still';
  /** For which technique the frames were chosen; one picture is for any. */
  technique: Technique | null;
  clip: PoseClip;
  frames: ShownFrame[];
}

const FRAMES = 8;
/** Sharp on a phone's screen, and enough for a second opinion. */
const SHOWN_WIDTH = 400;

/** The landmarks of a video, and eight frames: those of its phases, or evenly spaced where it has none. */
export async function extractSequence(
  file: Blob,
  technique: Technique,
  hand: Hand | null,
  reading: Reading,
): Promise<Extracted> {
  const clip = await openClip(file, reading.signal);
  try {
    const poses = await readClip(clip, technique, hand, reading);
    const found = analyze(poses, { technique, level: 'advanced', hand });
    const moments =
      found.ok && found.analysis.phases.length === FRAMES
        ? found.analysis.phases.map(({ phase, at }) => ({ phase, at }))
        : evenly(clip.duration);
    return {
      mode: 'sequence',
      technique,
      clip: poses,
      frames: await framesOf(clip, moments, reading.signal),
    };
  } finally {
    clip.close();
  }
}

/** Moments of what is looked at: of a long clip its beginning, as the player is told. */
function evenly(duration: number): { phase: null; at: number }[] {
  const end = Math.min(duration, MAX_CLIP_SECONDS);
  return Array.from({ length: FRAMES }, (_, index) => ({
    phase: null,
    at: (end * (index + 0.5)) / FRAMES,
  }));
}

async function framesOf(
  clip: Clip,
  moments: readonly { phase: Phase | null; at: number }[],
  signal: AbortSignal,
): Promise<ShownFrame[]> {
  const frames: ShownFrame[] = [];
  const times = moments.map(({ at }) => at + HALF_A_FRAME);
  let index = 0;
  try {
    for await (const shown of framesAt(clip, times, signal)) {
      if (signal.aborted) shown?.picture.close();
      signal.throwIfAborted();
      const moment = moments[index++];
      if (shown && moment)
        frames.push({ phase: moment.phase, t: moment.at, picture: await small(shown.picture) });
    }
    // Whoever has ended it takes none of them.
    signal.throwIfAborted();
    return frames;
  } catch (error) {
    for (const { picture } of frames) picture.close();
    throw error;
  }
}

/** A time on the border of two frames could be either. */
const HALF_A_FRAME = 1 / 60;

/** One picture: of a file, or the frame at which a video stands. */
export async function extractStill(source: Blob | HTMLVideoElement, { signal }: Reading): Promise<Extracted> {
  const whole = await pictureOf(source);
  const open = [whole];
  try {
    const { width: resizeWidth, height: resizeHeight } = fitted(whole.width, whole.height);
    const picture = await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
    open.push(picture);
    const shown = await small(whole);
    open.push(shown);
    const clip = await readPicture(picture, signal);
    const t = source instanceof HTMLVideoElement ? source.currentTime : 0;
    return { mode: 'still', technique: null, clip, frames: [{ picture: shown, t, phase: null }] };
  } catch (error) {
    // What is used up already can be closed once more.
    for (const picture of open) picture.close();
    throw error;
  }
}

/** @throws ClipFault when the browser can't open it */
async function pictureOf(source: Blob | HTMLVideoElement): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source);
  } catch (error) {
    throw source instanceof Blob ? new ClipFault('unreadable_picture') : error;
  }
}

async function small(picture: ImageBitmap): Promise<ImageBitmap> {
  const resizeWidth = Math.min(SHOWN_WIDTH, picture.width);
  try {
    return await createImageBitmap(picture, { resizeWidth, resizeQuality: 'medium' });
  } finally {
    picture.close();
  }
}
