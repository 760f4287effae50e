import type { Arm, Direction, Leg, Pose } from './pose.ts';
import { skeletonOf, type Limb } from './skeleton.ts';
import { minus, RADIANS, turned, unit, type Vector } from './vector.ts';

const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** A pose on the way from one to another; feet that stand stay where they are, and no bone changes its length. */
export function tween(from: Pose, to: Pose, share: number): Pose {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const at = (key: 'lean' | 'tilt' | 'turn' | 'twist' | 'look' | 'reach' | 'press') =>
    between(from[key] ?? 0, to[key] ?? 0, share);
  return {
    hips: [
      between(from.hips[0], to.hips[0], share),
      between(from.hips[1], to.hips[1], share),
      between(from.hips[2] ?? 0, to.hips[2] ?? 0, share),
    ],
    lean: at('lean'),
    tilt: at('tilt'),
    turn: at('turn'),
    twist: at('twist'),
    look: at('look'),
    reach: at('reach'),
    press: at('press'),
    left: legBetween(from.left, to.left, share),
    right: legBetween(from.right, to.right, share),
    leftArm: armBetween(from, to, 'leftArm', share),
    rightArm: armBetween(from, to, 'rightArm', share),
  };
}

function legBetween(from: Leg, to: Leg, share: number): Leg {
  const way = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  // A foot that goes somewhere else leaves the floor for it.
  const step = Math.sin(Math.PI * share) * Math.min(7, way > 3 ? way / 5 : 0);
  return {
    at: [
      between(from.at[0], to.at[0], share),
      between(from.at[1], to.at[1], share),
      between(from.at[2] ?? 0, to.at[2] ?? 0, share) + step,
    ],
    point: between(from.point ?? 0, to.point ?? 0, share),
    out: between(from.out ?? 8, to.out ?? 8, share),
    knee: directionBetween(from.knee ?? [90, 8], to.knee ?? [90, 8], share),
  };
}

function directionBetween(from: Direction, to: Direction, share: number): Direction {
  return [between(from[0], to[0], share), between(from[1], to[1], share)];
}

function armBetween(from: Pose, to: Pose, key: 'leftArm' | 'rightArm', share: number): Arm {
  const [a, b] = [from[key], to[key]];
  if ('wrist' in a && 'wrist' in b) {
    const hand = a.hand && b.hand && directionBetween(a.hand, b.hand, share);
    return {
      wrist: [
        between(a.wrist[0], b.wrist[0], share),
        between(a.wrist[1], b.wrist[1], share),
        between(a.wrist[2], b.wrist[2], share),
      ],
      elbow: directionBetween(a.elbow, b.elbow, share),
      ...(hand && { hand }),
    };
  }
  const [first, second] = [anglesOf(from, key), anglesOf(to, key)];
  return {
    upper: directionBetween(first.upper, second.upper, share),
    fore: directionBetween(first.fore, second.fore, share),
    hand: directionBetween(first.hand, second.hand, share),
  };
}

/** The angles of an arm, also of one that was placed by its wrist. */
function anglesOf(pose: Pose, key: 'leftArm' | 'rightArm'): Record<'upper' | 'fore' | 'hand', Direction> {
  const arm = pose[key];
  if ('upper' in arm) return { upper: arm.upper, fore: arm.fore, hand: arm.hand ?? arm.fore };
  const { [key]: limb } = skeletonOf({ ...pose, turn: 0 });
  const side = key === 'leftArm' ? -1 : 1;
  const way = (a: keyof Limb, b: keyof Limb) =>
    directionOf(turned(minus(limb[b], limb[a]), -(pose.twist ?? 0)), side);
  return { upper: way('root', 'joint'), fore: way('joint', 'end'), hand: way('end', 'tip') };
}

function directionOf(vector: Vector, side: number): Direction {
  const [x, y, z] = unit(vector);
  const pitch = Math.atan2(x, -y) / RADIANS;
  // Behind the body and above it is farther up than up, not farther back than back.
  return [pitch < -120 ? pitch + 360 : pitch, Math.asin(Math.min(1, Math.max(-1, side * z))) / RADIANS];
}

/** The same pose somewhere else on the floor. */
export function shifted(pose: Pose, forward: number, right = 0): Pose {
  if (forward === 0 && right === 0) return pose;
  const leg = (one: Leg, side: number): Leg => ({
    ...one,
    at: [one.at[0] + forward, one.at[1] + side * right, one.at[2] ?? 0],
  });
  const arm = (one: Arm, side: number): Arm =>
    'wrist' in one
      ? { ...one, wrist: [one.wrist[0] + forward, one.wrist[1], one.wrist[2] + side * right] }
      : one;
  return {
    ...pose,
    hips: [pose.hips[0] + forward, pose.hips[1], (pose.hips[2] ?? 0) + right],
    left: leg(pose.left, -1),
    right: leg(pose.right, 1),
    leftArm: arm(pose.leftArm, -1),
    rightArm: arm(pose.rightArm, 1),
  };
}
