import { hipHeight, lastStep } from '../attempts/attempt.ts';
import type { Body } from '../motion/body.ts';
import type { PoseClip } from '../motion/landmarks.ts';
import { stepsIn, type At } from '../motion/series.ts';
import { middle, STEPS_PER_SECOND } from '../motion/smooth.ts';
import { HANDS } from '../terms.ts';
import { Watch, type Camera } from './watch.ts';

/** A jump that has ended. */
export interface Jump {
  /** When it was at its highest. */
  at: number;
  /** From the time in the air, in centimetres; null where the feet were not to be seen. */
  height: JumpHeight | null;
}

export interface JumpHeight {
  cm: number;
  /** So much it may be more or less, from the time between two pictures alone. */
  errorCm: number;
}

/** Metres a second, each second. */
const GRAVITY = 9.81;
/** The length of a torso in metres, which nobody is measured for: it weighs little here. */
const TORSO = 0.5;
/** Toes that are so many torsos over their ground are off it. */
const LIFTED = 0.12;
/** Torsos by which hips rise and fall in a jump, and not in a step. */
const RISE = 0.3;
/** Seconds in the air of the lowest jump that counts. */
const SHORTEST = 0.15;
/** Seconds around the highest point of a jump in which hips are lower before and after. */
const AROUND = 0.6;

/** Finds jumps, each once it has ended. */
export function jumpWatch(camera: Camera): Watch<Jump> {
  return new Watch(camera, (body, clip) => {
    const last = lastStep(body) - stepsIn(AROUND);
    for (let step = 1; step <= last; step++) {
      if (!isTop(body, step)) continue;
      const air = timeInAir(body, step);
      if (air !== null && air < SHORTEST) continue;
      const at = body.motion.times[step] ?? 0;
      return {
        found: { at, height: air === null ? null : heightOf(air, secondsBetween(clip)) },
        usedUntil: at,
      };
    }
    return null;
  });
}

/** Whether the hips are higher here than around, as they are at the top of a jump. */
function isTop(body: Body, step: number): boolean {
  const hips = hipHeight(body);
  const top = hips(step);
  if (top === undefined) return false;
  const around = stepsIn(AROUND);
  const lowest = { before: top, after: top };
  for (let other = step - around; other <= step + around; other++) {
    const height: number = hips(other) ?? top;
    if (height > top || (height === top && other < step)) return false;
    const side = other < step ? 'before' : 'after';
    lowest[side] = Math.min(lowest[side], height);
  }
  return top - lowest.before >= RISE && top - lowest.after >= RISE;
}

/** Seconds for which the toes of both feet, or of the one that is seen, are off the ground; null when none is seen. */
function timeInAir(body: Body, top: number): number | null {
  const spans = HANDS.flatMap((side) => {
    const toe: At = (step) => body.motion.of(side, 'Toe', step)?.y;
    const ground = groundOf(toe, top);
    if (ground === null) return [];
    const [left, met] = [crossing(toe, top, -1, ground + LIFTED), crossing(toe, top, 1, ground + LIFTED)];
    return left === null || met === null ? [] : [{ left, met }];
  });
  if (spans.length === 0) return null;
  const left = Math.max(...spans.map((span) => span.left));
  const met = Math.min(...spans.map((span) => span.met));
  return Math.max(0, met - left) / STEPS_PER_SECOND;
}

/** Where the ground is under a foot: its height while it stands, in the second before and after. */
function groundOf(toe: At, top: number): number | null {
  const heights: number[] = [];
  for (let step = top - stepsIn(1); step <= top + stepsIn(1); step++) {
    const height = toe(step);
    if (height !== undefined) heights.push(height);
  }
  if (heights.length < stepsIn(1)) return null;
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.3)] ?? null;
}

/** When a foot passes a height, from the top of a jump back or on, between two steps; null when that is not seen. */
function crossing(toe: At, top: number, way: 1 | -1, limit: number): number | null {
  for (let step = top; ; step += way) {
    const [here, next] = [toe(step), toe(step + way)];
    if (here === undefined || next === undefined) return null;
    if (here <= limit) return step;
    if (next <= limit) return step + (way * (here - limit)) / (here - next);
  }
}

/**
 * h = g t² / 8: half of the time in the air is the fall from the top. The time is taken over the height from which toes
 * count as lifted, so that height is added. Take-off and landing each lie somewhere between two pictures.
 */
function heightOf(seconds: number, between: number): JumpHeight {
  const metres = LIFTED * TORSO + (GRAVITY * seconds ** 2) / 8;
  const error = (GRAVITY * seconds * between) / 4;
  return { cm: Math.round(metres * 100), errorCm: Math.max(1, Math.ceil(error * 100)) };
}

/** Seconds from one picture to the next, of most. */
function secondsBetween({ frames }: PoseClip): number {
  const gaps = frames.slice(1).map(({ t }, index) => t - (frames[index]?.t ?? t));
  return middle(gaps);
}
