import type { Hand } from '../terms.ts';
import type { Motion } from './motion.ts';
import { mid, type Point } from './point.ts';

// What can be measured of a body at one step. Angles in degrees, lengths in torsos; undefined where it can't be told.

export type Value = number | undefined;

/** The angle at `b` between the ways to `a` and `c`. */
function angle(a: Point | undefined, b: Point | undefined, c: Point | undefined): Value {
  if (!a || !b || !c) return undefined;
  const [ax, ay, cx, cy] = [a.x - b.x, a.y - b.y, c.x - b.x, c.y - b.y];
  const lengths = Math.hypot(ax, ay) * Math.hypot(cx, cy);
  if (lengths < 1e-6) return undefined;
  return degrees(Math.acos(Math.min(1, Math.max(-1, (ax * cx + ay * cy) / lengths))));
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Both values, or nothing. */
export function both(a: Value, b: Value, combine: (a: number, b: number) => number): Value {
  return a === undefined || b === undefined ? undefined : combine(a, b);
}

const mean = (a: number, b: number) => (a + b) / 2;
/** What there is of two, their mean if both are there. */
const meanSeen = (a: Value, b: Value) => both(a, b, mean) ?? a ?? b;

/** A body at its steps. */
export class Body {
  readonly motion: Motion;

  constructor(motion: Motion) {
    this.motion = motion;
  }

  /** 180 is straight. */
  elbow = (side: Hand, step: number) => {
    const { of } = this.motion;
    return angle(of(side, 'Shoulder', step), of(side, 'Elbow', step), of(side, 'Wrist', step));
  };

  /** Between trunk and upper arm: 0 at the side, 180 overhead. */
  arm = (side: Hand, step: number) => {
    const { of } = this.motion;
    return angle(of(side, 'Hip', step), of(side, 'Shoulder', step), of(side, 'Elbow', step));
  };

  /** 180 is straight. */
  knee = (side: Hand, step: number) => {
    const { of } = this.motion;
    return angle(of(side, 'Hip', step), of(side, 'Knee', step), of(side, 'Ankle', step));
  };

  /** How long the leg is, without its foot: all of it only where it is seen from a side. */
  leg = (side: Hand, step: number): Value => {
    const { of } = this.motion;
    const [hip, knee, ankle] = [of(side, 'Hip', step), of(side, 'Knee', step), of(side, 'Ankle', step)];
    return hip && knee && ankle && distance(hip, knee) + distance(knee, ankle);
  };

  /** Of the legs that are seen: the near one from the side, both from the front. */
  knees = (step: number): Value => {
    const { near } = this.motion;
    return near ? this.knee(near, step) : meanSeen(this.knee('left', step), this.knee('right', step));
  };

  /** As of the knees. */
  elbows = (step: number): Value => {
    const { near } = this.motion;
    return near ? this.elbow(near, step) : meanSeen(this.elbow('left', step), this.elbow('right', step));
  };

  hips = (step: number) => mid(this.motion.at('leftHip', step), this.motion.at('rightHip', step));
  shoulders = (step: number) =>
    mid(this.motion.at('leftShoulder', step), this.motion.at('rightShoulder', step));

  /** The wrists' middle; of the near one alone if the other is hidden. */
  hands = (step: number): Point | undefined => {
    const [left, right] = [this.motion.at('leftWrist', step), this.motion.at('rightWrist', step)];
    return mid(left, right) ?? left ?? right;
  };

  /** Of the trunk from upright, forward positive. */
  lean = (step: number): Value => {
    const [hips, shoulders] = [this.hips(step), this.shoulders(step)];
    return hips && shoulders && degrees(Math.atan2(shoulders.x - hips.x, shoulders.y - hips.y));
  };

  /** Height of the wrist over its shoulder. */
  reach = (side: Hand, step: number): Value => {
    const { of } = this.motion;
    return above(of(side, 'Wrist', step), of(side, 'Shoulder', step));
  };

  /** Height of both wrists, or the one that is seen, over the shoulders. */
  reaches = (step: number): Value => meanSeen(this.reach('left', step), this.reach('right', step));

  elbowUp = (side: Hand, step: number): Value => {
    const { of } = this.motion;
    return above(of(side, 'Elbow', step), of(side, 'Shoulder', step));
  };

  wristAhead = (side: Hand, step: number): Value => {
    const { of } = this.motion;
    return ahead(of(side, 'Wrist', step), of(side, 'Shoulder', step));
  };

  /** How far the hands are behind the hips, each behind its own: beside the other one a turned camera would shift it. */
  handsBehind = (step: number): Value =>
    meanSeen(this.#handBehind('left', step), this.#handBehind('right', step));

  #handBehind(side: Hand, step: number): Value {
    const { of } = this.motion;
    return ahead(of(side, 'Hip', step), of(side, 'Wrist', step));
  }

  handsOverNose = (step: number): Value => above(this.hands(step), this.motion.at('nose', step));

  /** How far the forearm points down from the elbow: 0 is level, negative is upwards. */
  forearmDown = (side: Hand, step: number): Value => {
    const { of } = this.motion;
    const [elbow, wrist] = [of(side, 'Elbow', step), of(side, 'Wrist', step)];
    return elbow && wrist && degrees(Math.atan2(elbow.y - wrist.y, Math.abs(wrist.x - elbow.x)));
  };

  /** How far apart two joints are sideways. */
  gap = (limb: 'Shoulder' | 'Wrist' | 'Knee' | 'Ankle', step: number): Value => {
    const { of } = this.motion;
    const [left, right] = [of('left', limb, step), of('right', limb, step)];
    return left && right && Math.abs(left.x - right.x);
  };

  wristsUneven = (step: number): Value => {
    const { at } = this.motion;
    const [left, right] = [at('leftWrist', step), at('rightWrist', step)];
    return left && right && Math.abs(left.y - right.y);
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function above(a: Point | undefined, b: Point | undefined): Value {
  return a && b && a.y - b.y;
}

function ahead(a: Point | undefined, b: Point | undefined): Value {
  return a && b && a.x - b.x;
}
