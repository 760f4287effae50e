import type { Joint } from './landmarks.ts';
import { between, mid, type Point } from './point.ts';
import { middle, STEPS_PER_SECOND } from './smooth.ts';

// Who stands still has the centre of mass over the feet, some five centimetres before the ankles, or would fall (Winter
// 1995, Gait & Posture 3:193): so a player at rest is a plumb line, as good as the feet are long.

type Raw = (joint: Joint, step: number) => Point | undefined;
type Part = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Toe';

/** Shares of the body's mass, each between two parts, at so much of the way from the first (Winter, Biomechanics and Motor Control). */
const SEGMENTS: readonly (readonly [share: number, from: Part, to: Part, at: number])[] = [
  [0.578, 'Hip', 'Shoulder', 0.63],
  [0.2, 'Hip', 'Knee', 0.43],
  [0.093, 'Knee', 'Ankle', 0.43],
  [0.029, 'Ankle', 'Toe', 0.5],
  [0.056, 'Shoulder', 'Elbow', 0.44],
  [0.044, 'Elbow', 'Wrist', 0.68],
];
/** Without the arms it is still a centre of mass, without the legs it is none. */
const ENOUGH = 0.85;
/** Torsos a second: slower than that nothing moves. */
const RESTS = 0.6;
/** In torsos: feet that are farther apart may bear the body on either of them. */
const STRIDE = 0.35;
/** Seconds of rest that are needed. */
const LONG = 0.2;
/** Of the way from ankle to toes, where it is over the foot. */
const BORNE = 0.3;
/** In radians, six degrees: so far it may be from there in standing. */
const FOOT = 0.105;

/**
 * The slope of what is level in the picture by how the player stands, in radians; 0 where that tells no tilt.
 * @param guessed where a joint of the feet is, hidden or not: one foot stands behind the other
 */
export function slopeOfStance(times: readonly number[], torso: number, raw: Raw, guessed: Raw): number {
  const bodies = times.map((_, step) => bodyAt(step, raw, guessed));
  const leans = bodies.flatMap((body, step) => {
    const [before, after] = [bodies[step - 2], bodies[step + 2]];
    if (!body || !before || !after || body.stride > STRIDE * torso) return [];
    const isAtRest = isNear(before.mass, after.mass, torso) && isNear(before.foot, after.foot, torso);
    return isAtRest ? [Math.atan2(body.foot.x - body.mass.x, body.mass.y - body.foot.y)] : [];
  });
  if (leans.length < LONG * STEPS_PER_SECOND) return 0;
  const slope = middle(leans);
  return Math.abs(slope) > FOOT ? slope : 0;
}

/** Whether something moved from one place to the other within four steps. */
function isNear(a: Point, b: Point, torso: number): boolean {
  return (Math.hypot(a.x - b.x, a.y - b.y) * STEPS_PER_SECOND) / 4 < RESTS * torso;
}

/** Where a body's mass is, what bears it, and how far apart the feet are. */
function bodyAt(step: number, raw: Raw, guessed: Raw): { mass: Point; foot: Point; stride: number } | null {
  const place = (part: Part): Point | undefined => {
    const where = part === 'Ankle' || part === 'Toe' ? guessed : raw;
    const [left, right] = [where(`left${part}`, step), where(`right${part}`, step)];
    return mid(left, right) ?? left ?? right;
  };
  let [x, y, shares] = [0, 0, 0];
  for (const [share, from, to, at] of SEGMENTS) {
    const [a, b] = [place(from), place(to)];
    if (!a || !b) continue;
    const centre = between(a, b, at);
    [x, y, shares] = [x + share * centre.x, y + share * centre.y, shares + share];
  }
  const [ankle, toe] = [place('Ankle'), place('Toe')];
  const [left, right] = [guessed('leftAnkle', step), guessed('rightAnkle', step)];
  if (!ankle || !toe || !left || !right || shares < ENOUGH) return null;
  const stride = Math.hypot(left.x - right.x, left.y - right.y);
  return { mass: { x: x / shares, y: y / shares }, foot: between(ankle, toe, BORNE), stride };
}
