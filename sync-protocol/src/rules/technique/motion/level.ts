import { slopeOfStance } from './balance.ts';
import type { Joint } from './landmarks.ts';
import type { Point } from './point.ts';
import { middle, STEPS_PER_SECOND } from './smooth.ts';
import type { View } from './view.ts';

// How far a camera is tilted to a side: hardly anybody holds a phone level, and 10 degrees make a level run a climb.

type Raw = (joint: Joint, step: number) => Point | undefined;

const FEET = ['leftAnkle', 'rightAnkle'] as const;
/** In torsos: so far a player must come before the floor under the feet says something. */
const FAR = 1.5;
/** Torsos a second: a foot that stands. */
const STANDS = 2;
/** In radians: less than that changes no verdict, and more is no tilt but a mistake. */
const [LEAST, MOST] = [0.03, 0.35];

/**
 * The slope of what is level in the picture, in radians; 0 where nothing tells it. Seen from the front a body is upright
 * most of the time. From the side it leans, but who runs puts the feet on the same floor in several places, and who
 * stands keeps the balance.
 */
export function slopeOf(view: View, times: readonly number[], torso: number, raw: Raw, guessed: Raw): number {
  const slope =
    view.kind === 'front'
      ? slopeOfBody(times, raw)
      : (slopeOfRun(times, torso, raw) ?? slopeOfStance(times, torso, raw, guessed));
  return Math.abs(slope) >= LEAST && Math.abs(slope) <= MOST ? slope : 0;
}

function slopeOfBody(times: readonly number[], raw: Raw): number {
  const slopes = times.flatMap((_, step) => {
    const [left, right] = [raw('leftShoulder', step), raw('rightShoulder', step)];
    const [leftHip, rightHip] = [raw('leftHip', step), raw('rightHip', step)];
    if (!left || !right || !leftHip || !rightHip) return [];
    const up = left.y + right.y - leftHip.y - rightHip.y;
    return [Math.atan2(leftHip.x + rightHip.x - left.x - right.x, up)];
  });
  return slopes.length > 0 ? middle(slopes) : 0;
}

/**
 * A floor that climbs in the picture may only lead away from the camera. Then the head goes the other way, for the lens is
 * between the two: what both say is a tilt. Null of who stays on one spot.
 */
function slopeOfRun(times: readonly number[], torso: number, raw: Raw): number | null {
  const slopes = FEET.flatMap((foot) => {
    const stands = (step: number) => {
      const [before, after] = [raw(foot, step - 1), raw(foot, step + 1)];
      if (!before || !after) return false;
      return (Math.hypot(after.x - before.x, after.y - before.y) * STEPS_PER_SECOND) / 2 < STANDS * torso;
    };
    const standing = times.flatMap((_, step) => {
      const [place, top] = [raw(foot, step), raw('nose', step)];
      return place && top && stands(step) ? [{ place, top }] : [];
    });
    const floor = climb(
      standing.map(({ place }) => place),
      torso,
      middle,
    );
    const heads = climb(
      standing.map(({ top }) => top),
      torso,
      tallest,
    );
    return floor === null || heads === null ? [] : [{ floor, heads }];
  });
  if (slopes.length === 0) return null;
  const [floor, heads] = [middle(slopes.map((one) => one.floor)), middle(slopes.map((one) => one.heads))];
  if (Math.sign(floor) !== Math.sign(heads)) return 0;
  return Math.abs(floor) < Math.abs(heads) ? floor : heads;
}

/** Who plants and who lands bends, so a head says how high it is where it is highest. */
const tallest = (heights: readonly number[]) =>
  [...heights].sort((a, b) => a - b)[Math.floor(heights.length * 0.85)] ?? Number.NaN;

/** How steeply places climb from those at one end of a way to those at the other, in radians; null of one spot. */
function climb(
  places: readonly Point[],
  torso: number,
  heightOf: (heights: readonly number[]) => number,
): number | null {
  const sorted = [...places].sort((a, b) => a.x - b.x);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || last.x - first.x < FAR * torso) return null;
  const third = (last.x - first.x) / 3;
  const middleOf = (some: readonly Point[]) => ({
    x: middle(some.map(({ x }) => x)),
    y: heightOf(some.map(({ y }) => y)),
  });
  const from = middleOf(sorted.filter(({ x }) => x < first.x + third));
  const to = middleOf(sorted.filter(({ x }) => x > last.x - third));
  return Math.atan2(to.y - from.y, to.x - from.x);
}
