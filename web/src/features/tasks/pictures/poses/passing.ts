import type { Arm, Pose } from '../body/pose.ts';
import { arms, HANGING } from './standing.ts';

const PLATFORM: Arm = { upper: [54, -14], fore: [52, -20], hand: [38, -8] };

/** The passer's ready position: low and wide, hands apart in front, weight over the balls of the feet. */
export const ready: Pose = {
  hips: [-12, 36],
  lean: 40,
  look: 34,
  left: { at: [2, 13], point: 5 },
  right: { at: [-4, 13], point: 5 },
  ...arms({ upper: [36, 16], fore: [58, -2] }),
};

/** The platform at contact: straight arms away from the body, hips low behind the ball. */
export const platform: Pose = { ...ready, hips: [-9, 37], lean: 30, look: 20, ...arms(PLATFORM) };

/** The lift comes from the legs; the arms hardly rise. */
export const platformFinish: Pose = {
  ...platform,
  hips: [-4, 44],
  lean: 24,
  look: 26,
  ...arms({ upper: [68, -14], fore: [66, -20], hand: [52, -8] }),
};

/** Straight arms that point to a target at the player's left or right by a dropped shoulder. */
export const platformLeft: Pose = { ...platform, tilt: -9, twist: -16 };
export const platformRight: Pose = { ...platform, tilt: 9, twist: 16 };

/** A low side step to the right, wide. */
export const shuffleWide: Pose = { ...ready, left: { at: [0, 18], point: 12 }, right: { at: [-2, 18] } };
/** The feet close again; they never cross. */
export const shuffleClose: Pose = {
  ...ready,
  hips: [-12, 37],
  left: { at: [0, 6], point: 12 },
  right: { at: [-2, 9] },
};

/** A dig with one long step to the right, the other leg straight. */
export const digLunge: Pose = {
  hips: [-8, 27, 14],
  lean: 34,
  tilt: 8,
  look: 28,
  right: { at: [0, 27], out: 22, knee: [80, 30] },
  left: { at: [-4, 26], point: 16, out: 16 },
  leftArm: { upper: [46, -34], fore: [50, -38], hand: [40, -20] },
  rightArm: { upper: [46, 2], fore: [52, -4], hand: [42, 0] },
};

/** A long low step forward under a short ball. */
export const lowStep: Pose = {
  hips: [2, 29],
  lean: 44,
  look: 38,
  right: { at: [20, 5] },
  left: { at: [-30, 6], point: 55 },
  ...arms({ upper: [42, -13], fore: [50, -19], hand: [36, -8] }),
};

/** Lying long on the belly after the slide, one flat hand under the ball. */
export const pancake: Pose = {
  hips: [0, 7],
  lean: 86,
  look: 42,
  left: { at: [-47, 6, -2], point: 78, knee: [0, 30] },
  right: { at: [-40, 16, -2], point: 74, knee: [20, 80] },
  rightArm: { wrist: [62, 2.5, 8], elbow: [160, 30], hand: [90, 0] },
  leftArm: { wrist: [24, 3, 22], elbow: [150, 60], hand: [90, 0] },
};

/** On one knee, chest low, hands in front, before sliding out. */
export const sprawlKnee: Pose = {
  hips: [-6, 27],
  lean: 58,
  look: 44,
  right: { at: [16, 6] },
  left: { at: [-36, 8], point: 70, knee: [60, 10] },
  ...arms({ upper: [40, 6], fore: [62, -6], hand: [86, 0] }),
};

/** A float taken above the forehead with firm hands. */
export const handsReceive: Pose = {
  hips: [-6, 43],
  lean: 8,
  look: 22,
  left: { at: [-6, 9] },
  right: { at: [3, 9] },
  ...arms({ upper: [112, 24], fore: [152, -16], hand: [172, -4] }),
};

export const handsReceiveFinish: Pose = {
  ...handsReceive,
  hips: [-2, 49],
  lean: 8,
  ...arms({ upper: [140, 12], fore: [144, -6], hand: [140, 0] }),
};

/** One straight arm under a ball that two can't reach. */
export const oneArm: Pose = {
  ...platform,
  rightArm: { upper: [52, 6], fore: [62, 0], hand: [60, 0] },
  leftArm: { upper: [-20, 32], fore: [10, 20] },
};

/** Kneeling tall on both knees. */
export const kneel: Pose = {
  hips: [-2, 28],
  lean: 6,
  look: 24,
  left: { at: [-22, 7, -1], point: 82, knee: [60, 4] },
  right: { at: [-22, 7, -1], point: 82, knee: [60, 4] },
  ...arms(PLATFORM),
};

/** Sitting on the floor with bent legs. */
export const sit: Pose = {
  hips: [-10, 5.5],
  lean: -8,
  look: 20,
  left: { at: [22, 8], knee: [170, 8] },
  right: { at: [22, 8], knee: [170, 8] },
  ...arms({ upper: [64, -14], fore: [66, -20], hand: [52, -8] }),
};

/** Upright with the ball before the toss underhand. */
export const holdLow: Pose = {
  hips: [-3, 49],
  lean: 8,
  left: { at: [0, 8] },
  right: { at: [-2, 8] },
  ...arms({ upper: [18, 6], fore: [62, -16], hand: [80, -8] }),
};

/** The ball leaves both hands upwards. */
export const tossUp: Pose = {
  ...holdLow,
  hips: [-1, 51],
  lean: 0,
  look: 26,
  ...arms({ upper: [96, 2], fore: [118, -8], hand: [130, -4] }),
};

export const runLow: Pose = {
  hips: [6, 42],
  lean: 36,
  look: 26,
  right: { at: [-26, 5], point: 46 },
  left: { at: [20, 5, 8], point: -6 },
  leftArm: HANGING,
  rightArm: { upper: [24, 8], fore: [70, -4] },
};
