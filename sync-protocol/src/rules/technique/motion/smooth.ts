import { JOINTS, type Joint, type PoseClip, type PoseFrame } from './landmarks.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** The way of a joint in evenly spaced steps, in heights of the picture, y upwards: gaps bridged, outliers and tremor gone. */
export function pathOf(clip: PoseClip, joint: Joint, isWanted: (visibility: number) => boolean): Path {
  const sights = withoutOutliers(
    clip.frames.flatMap((frame) => sightOf(frame, joint, clip.width / clip.height, isWanted)),
  );
  let [from, until] = [0, 0];
  return stepsOf(clip).map((t) => {
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

function sightOf(
  { t, landmarks }: PoseFrame,
  joint: Joint,
  aspect: number,
  isWanted: (visibility: number) => boolean,
): Sight[] {
  const landmark = landmarks?.[JOINTS[joint]];
  if (!landmark || !isWanted(landmark[2])) return [];
  return [{ t, x: landmark[0] * aspect, y: -landmark[1] }];
}

/** Each coordinate is the middle one of three neighbours: a single wrong picture leaves no trace. */
function withoutOutliers(sights: readonly Sight[]): Sight[] {
  return sights.map((sight, index) => {
    const near = [sights[index - 1], sight, sights[index + 1]].filter(
      (one): one is Sight => one !== undefined && Math.abs(one.t - sight.t) < BRIDGED_SECONDS,
    );
    if (near.length < 3) return sight;
    return { t: sight.t, x: middle(near.map(({ x }) => x)), y: middle(near.map(({ y }) => y)) };
  });
}

/** Half of the stretch of time over which a position is fitted. */
const FITTED_SECONDS = 3.4 / STEPS_PER_SECOND;

/**
 * The position at an instant, from the parabola that fits the sights around it best: tremor is averaged out, and the
 * turning points of a swing stay where they are.
 */
function positionAt(sights: readonly Sight[], t: number): Point | undefined {
  const near = sights.filter((sight) => Math.abs(sight.t - t) <= FITTED_SECONDS);
  const isInside = near.some((sight) => sight.t <= t + 1e-6) && near.some((sight) => sight.t >= t - 1e-6);
  if (near.length < 4 || !isInside) return between(sights, t);
  const offsets = near.map((sight) => sight.t - t);
  return {
    x: fitted(
      offsets,
      near.map(({ x }) => x),
    ),
    y: fitted(
      offsets,
      near.map(({ y }) => y),
    ),
  };
}

function between(sights: readonly Sight[], t: number): Point | undefined {
  const after = sights.findIndex((sight) => sight.t >= t - 1e-6);
  const [a, b] = [sights[after - 1], sights[after]];
  if (b && Math.abs(b.t - t) <= 1e-6) return b;
  if (!a || !b || b.t - a.t > BRIDGED_SECONDS) return undefined;
  const share = (t - a.t) / (b.t - a.t);
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** The value at 0 of the least-squares parabola through the values at these offsets. */
function fitted(offsets: readonly number[], values: readonly number[]): number {
  const sum = (power: number) => offsets.reduce((total, offset) => total + offset ** power, 0);
  const dot = (power: number) =>
    values.reduce((total, value, index) => total + value * (offsets[index] ?? 0) ** power, 0);
  const [s0, s1, s2, s3, s4] = [sum(0), sum(1), sum(2), sum(3), sum(4)];
  const [d0, d1, d2] = [dot(0), dot(1), dot(2)];
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2);
  if (Math.abs(determinant) < 1e-18) return d0 / s0;
  return (d0 * (s2 * s4 - s3 * s3) - s1 * (d1 * s4 - s3 * d2) + s2 * (d1 * s3 - s2 * d2)) / determinant;
}

/** The median. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
