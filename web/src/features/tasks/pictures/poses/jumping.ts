import type { Pose } from '../body/pose.ts';
import { arms, flight, HANGING, legs, loaded, ON_HIPS, softLanding, stand } from './standing.ts';

/** A small hop from the ankles, legs nearly straight. */
export const pogoDown: Pose = {
  ...stand,
  hips: [0, 51],
  ...legs({ at: [-2, 5], point: 12 }),
  ...arms({ upper: [6, 12], fore: [80, -4] }),
};
export const pogoUp: Pose = {
  ...stand,
  hips: [1, 63],
  ...legs({ at: [-2, 5, 5], point: 40 }),
  ...arms({ upper: [14, 12], fore: [90, -4] }),
};

/** Low over a line. */
export const hopLow: Pose = { ...pogoDown, hips: [-4, 46], lean: 10 };
export const hopOver: Pose = { ...pogoUp, hips: [0, 57], ...legs({ at: [-2, 5, 4], point: 22 }) };

/** A landing on the right foot, held. */
export const stickRight: Pose = {
  hips: [-9, 39, 3],
  lean: 34,
  look: 24,
  right: { at: [-1, 3], out: 4 },
  left: { at: [-18, 5, 14], point: 40 },
  leftArm: { upper: [46, 14], fore: [84, -8] },
  rightArm: { upper: [-24, 16], fore: [30, 4] },
};

/** The bound to the right, pushing off the left foot. */
export const boundAir: Pose = {
  hips: [-2, 56],
  lean: 14,
  tilt: 6,
  left: { at: [-4, 22, 10], point: 40 },
  right: { at: [2, 14, 14], point: 10 },
  leftArm: { upper: [40, 30], fore: [70, 10] },
  rightArm: { upper: [10, 40], fore: [30, 30] },
};

/** The skater's landing on the right foot; the left one behind it. */
export const skaterRight: Pose = {
  hips: [-10, 36, 2],
  lean: 36,
  tilt: -4,
  look: 26,
  right: { at: [0, 3], out: 4 },
  left: { at: [-18, -4, 12], point: 40, knee: [80, -10] },
  leftArm: { upper: [50, -6], fore: [70, -26] },
  rightArm: { upper: [-20, 26], fore: [16, 18] },
};

export const skaterLeft: Pose = {
  ...skaterRight,
  hips: [-10, 36, -2],
  tilt: 4,
  left: skaterRight.right,
  right: skaterRight.left,
  leftArm: skaterRight.rightArm,
  rightArm: skaterRight.leftArm,
};

/** Both feet stand on a step; one walks off it. */
export const stepOff: Pose = {
  hips: [5, 62],
  lean: 4,
  look: -8,
  right: { at: [-4, 6, 11] },
  left: { at: [14, 6, 8], point: 8 },
  ...arms({ upper: [12, 12], fore: [60, -4] }),
};

/** On the way down, feet ready for the floor. */
export const dropAir: Pose = {
  ...stand,
  hips: [-2, 58],
  lean: 10,
  ...legs({ at: [-1, 8, 8], point: 24 }),
  ...arms({ upper: [30, 16], fore: [60, 0] }),
};

/** A long jump: everything reaches forward. */
export const broadAir: Pose = {
  ...flight,
  hips: [0, 60],
  lean: 30,
  ...legs({ at: [6, 7, 16], point: 4 }),
  ...arms({ upper: [110, 8], fore: [110, 4] }),
};

export const broadTakeOff: Pose = {
  hips: [14, 50],
  lean: 30,
  look: 12,
  ...legs({ at: [-10, 7], point: 52 }),
  ...arms({ upper: [132, 8], fore: [138, 2] }),
};

/** A squat that waits, hands on the hips or ready. */
export const pauseSquat: Pose = { ...loaded, hips: [-13, 32], lean: 40 };

/** The lunge in the air, legs about to change. */
export const splitAir: Pose = {
  hips: [0, 64],
  lean: 2,
  left: { at: [12, 6, 12], point: 10 },
  right: { at: [-14, 6, 16], point: 50 },
  ...arms({ upper: [50, 10], fore: [96, -4] }),
};

/** One hand as high as it gets. */
export const reachOneHand: Pose = {
  ...flight,
  hips: [0, 76],
  tilt: -4,
  rightArm: { upper: [176, 4], fore: [178, 0], hand: [176, 0] },
  leftArm: { upper: [24, 14], fore: [60, -10] },
};

/** Standing reach against a wall. */
export const reachStanding: Pose = {
  ...stand,
  rightArm: { upper: [178, 2], fore: [178, 0] },
  leftArm: HANGING,
};

/** Snap down from the toes into a landing. */
export const snapDown: Pose = { ...softLanding, ...arms({ upper: [-40, 14], fore: [-30, 8] }) };

/** Bounces with a rope. */
export const ropeDown: Pose = { ...pogoDown, ...arms({ upper: [-2, 14], fore: [52, 30] }) };
export const ropeUp: Pose = {
  ...pogoUp,
  hips: [1, 58],
  ...legs({ at: [-2, 5, 3], point: 34 }),
  ...arms({ upper: [-2, 14], fore: [56, 30] }),
};

/** Balance on one leg, arms free. */
export const flamingo: Pose = {
  hips: [0, 51, 3],
  lean: 2,
  right: { at: [-2, 2], out: 2 },
  left: { at: [-6, 4, 16], point: 30 },
  ...arms(ON_HIPS),
};

/** Balance with the ball in front. */
export const balanceCatch: Pose = {
  hips: [-4, 47, 3],
  lean: 12,
  right: { at: [-2, 2], out: 2 },
  left: { at: [-14, 4, 16], point: 36 },
  ...arms({ upper: [50, 2], fore: [84, -10] }),
};

export const balanceThrow: Pose = {
  ...balanceCatch,
  hips: [-3, 48, 3],
  ...arms({ upper: [78, 2], fore: [88, -6] }),
};
