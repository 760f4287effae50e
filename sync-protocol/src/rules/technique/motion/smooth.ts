import { JOINTS, type Joint, type PoseClip } from './landmarks.ts';
import { between, type Point } from './point.ts';

/** Where a joint is at each step; undefined where it can't be told. */
export type Path = readonly (Point | undefined)[];

/** Steps a second: that of most phones, so that clips of 30 and 60 pictures a second are seen alike. */
export const STEPS_PER_SECOND = 30;
/** A joint that the model is less sure of is not to be seen. */
export const VISIBLE = 0.5;
/** Between two sights of a joint that are nearer than this its way is straight. */
const BRIDGED_SECONDS = 0.2;

interface Sight extends Point {
  t: number;
}

/** The way of a joint, where it is at each step, in heights of the picture, y upwards: gaps bridged, outliers and tremor gone. */
export function pathOf(
  clip: PoseClip,
  steps: readonly number[],
  joint: Joint,
  isWanted: (visibility: number) => boolean,
): Path {
  const sights = withoutOutliers(sightsOf(clip, joint, isWanted));
  let [from, until] = [0, 0];
  return steps.map((t) => {
    while ((sights[from]?.t ?? t) < t - BRIDGED_SECONDS) from++;
    while ((sights[until]?.t ?? Number.POSITIVE_INFINITY) <= t + BRIDGED_SECONDS) until++;
    return positionAt(sights.slice(from, until), t);
  });
}

/** The instants of the steps. */
export function stepsOf({ frames }: PoseClip): number[] {
  const from = frames[0]?.t ?? 0;
  const until = frames.at(-1)?.t ?? 0;
  const count = frames.length === 0 ? 0 : Math.floor((until - from) * STEPS_PER_SECOND + 1.001);
  return Array.from({ length: count }, (_, step) => from + step / STEPS_PER_SECOND);
}

function sightsOf(
  { frames, width, height }: PoseClip,
  joint: Joint,
  isWanted: (visibility: number) => boolean,
): Sight[] {
  const sights: Sight[] = [];
  for (const { t, landmarks } of frames) {
    const landmark = landmarks?.[JOINTS[joint]];
    if (landmark && isWanted(landmark[2]))
      sights.push({ t, x: (landmark[0] * width) / height, y: -landmark[1] });
  }
  return sights;
}

/** Each coordinate is the middle one of three neighbours: a single wrong picture leaves no trace. */
function withoutOutliers(sights: readonly Sight[]): Sight[] {
  return sights.map((sight, index) => {
    const [before, after] = [sights[index - 1], sights[index + 1]];
    const isBetween =
      before && after && sight.t - before.t < BRIDGED_SECONDS && after.t - sight.t < BRIDGED_SECONDS;
    if (!isBetween) return sight;
    return {
      t: sight.t,
      x: middleOfThree(before.x, sight.x, after.x),
      y: middleOfThree(before.y, sight.y, after.y),
    };
  });
}

const middleOfThree = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** Half of the stretch of time over which a position is fitted. */
const FITTED_SECONDS = 3.4 / STEPS_PER_SECOND;

/**
 * The position at an instant, from the parabola that fits the sights around it best: tremor is averaged out, and the
 * turning points of a swing stay where they are. A live camera asks for thousands of these a second.
 */
function positionAt(sights: readonly Sight[], t: number): Point | undefined {
  const fit = new Fit();
  let [hasBefore, hasAfter] = [false, false];
  for (const sight of sights) {
    if (Math.abs(sight.t - t) > FITTED_SECONDS) continue;
    fit.add(sight.t - t, sight);
    hasBefore ||= sight.t <= t + 1e-6;
    hasAfter ||= sight.t >= t - 1e-6;
  }
  return fit.count < 4 || !hasBefore || !hasAfter ? onTheLine(sights, t) : fit.atZero();
}

/** The position on the straight way between the sights before and after. */
function onTheLine(sights: readonly Sight[], t: number): Point | undefined {
  const after = sights.findIndex((sight) => sight.t >= t - 1e-6);
  const [a, b] = [sights[after - 1], sights[after]];
  if (b && Math.abs(b.t - t) <= 1e-6) return b;
  if (!a || !b || b.t - a.t > BRIDGED_SECONDS) return undefined;
  return between(a, b, (t - a.t) / (b.t - a.t));
}

/** The least-squares parabolas through the coordinates of points at their offsets. */
class Fit {
  count = 0;
  /** Sums of the offsets' first to fourth powers. */
  #s1 = 0;
  #s2 = 0;
  #s3 = 0;
  #s4 = 0;
  /** Of each coordinate, sums with the offsets' powers from 0 to 2. */
  readonly #x: Moments = [0, 0, 0];
  readonly #y: Moments = [0, 0, 0];

  add(offset: number, { x, y }: Point): void {
    const square = offset * offset;
    this.count += 1;
    this.#s1 += offset;
    this.#s2 += square;
    this.#s3 += square * offset;
    this.#s4 += square * square;
    count(this.#x, x, offset);
    count(this.#y, y, offset);
  }

  /** The point at offset 0. */
  atZero(): Point {
    return { x: this.#valueOf(this.#x), y: this.#valueOf(this.#y) };
  }

  #valueOf([d0, d1, d2]: Moments): number {
    const [s0, s1, s2, s3, s4] = [this.count, this.#s1, this.#s2, this.#s3, this.#s4];
    const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2);
    if (Math.abs(determinant) < 1e-18) return d0 / s0;
    return (d0 * (s2 * s4 - s3 * s3) - s1 * (d1 * s4 - s3 * d2) + s2 * (d1 * s3 - s2 * d2)) / determinant;
  }
}

type Moments = [number, number, number];

function count(moments: Moments, value: number, offset: number): void {
  moments[0] += value;
  moments[1] += value * offset;
  moments[2] += value * offset * offset;
}

/** The median. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
