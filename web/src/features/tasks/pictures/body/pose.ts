import type { Vector } from './vector.ts';

/**
 * Where a limb points, in degrees. Pitch: 0 hangs down, 90 points forward, 180 up, -90 back. Spread: out to its own
 * side; negative crosses the body.
 */
export type Direction = readonly [pitch: number, spread: number];

/** An arm by its angles, or by the place of its wrist: forward, up, out to its own side. */
export type Arm =
  | { upper: Direction; fore: Direction; hand?: Direction }
  | { wrist: Vector; elbow: Direction; hand?: Direction };

/** A leg by the place of its ankle; the knee follows, because the bones keep their lengths. */
export interface Leg {
  /** Forward, out to its own side, and how high over where it stands flat. */
  at: readonly [forward: number, out: number, up?: number];
  /** How far the foot points down from level; a raised heel is positive, raised toes negative. */
  point?: number;
  /** How far the toes turn out. */
  out?: number;
  /** Where the knee bends to; forward by default. */
  knee?: Direction;
}

/** A key pose in the player's own frame: forward, up, and out to each side. Whatever is left out is at rest. */
export interface Pose {
  /** Middle of the hips: forward, up, and to the right. */
  hips: readonly [forward: number, up: number, right?: number];
  /** The trunk from upright: forward positive; 90 lies on the belly, -90 on the back. */
  lean?: number;
  /** The trunk to the right. */
  tilt?: number;
  /** The whole body about the upright axis; positive brings the right side back. */
  turn?: number;
  /** The shoulders over the hips; positive brings the right shoulder back. */
  twist?: number;
  /** How far the shoulders are lifted along the neck. */
  reach?: number;
  /** How far the shoulders are pushed ahead of the chest; negative lets it sink between them. */
  press?: number;
  /** The head from where the trunk would have it; positive looks up. */
  look?: number;
  left: Leg;
  right: Leg;
  leftArm: Arm;
  rightArm: Arm;
}

/** The same movement of the other hand. */
export function mirrored(pose: Pose): Pose {
  const { hips, left, right, leftArm, rightArm, tilt, turn, twist } = pose;
  return {
    ...pose,
    hips: [hips[0], hips[1], -(hips[2] ?? 0)],
    ...(tilt !== undefined && { tilt: -tilt }),
    ...(turn !== undefined && { turn: -turn }),
    ...(twist !== undefined && { twist: -twist }),
    left: right,
    right: left,
    leftArm: rightArm,
    rightArm: leftArm,
  };
}
