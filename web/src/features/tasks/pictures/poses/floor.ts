import type { Pose } from '../body/pose.ts';
import { arms, legs } from './standing.ts';

/** On the forearms and the toes, one straight line from head to heels. */
export const plank: Pose = {
  hips: [0, 18.5],
  lean: 84,
  look: 4,
  ...legs({ at: [-47.2, 6], point: 76, knee: [0, 0] }),
  ...arms({ upper: [4, 6], fore: [90, -20], hand: [90, -10] }),
};

/** On straight arms and the toes. */
export const pushUpTop: Pose = {
  hips: [0, 25.5],
  lean: 75,
  look: 8,
  ...legs({ at: [-45, 6], point: 66, knee: [0, 0] }),
  ...arms({ wrist: [28, 2.6, 12], elbow: [-60, 30], hand: [90, 0] }),
};

/** Chest near the floor, elbows half out, still one line. */
export const pushUpLow: Pose = {
  ...pushUpTop,
  hips: [2.7, 12],
  lean: 86,
  look: 6,
  ...legs({ at: [-45, 6], point: 70, knee: [0, 0] }),
  ...arms({ wrist: [30, 2.6, 15], elbow: [-110, 50], hand: [90, 0] }),
};

/** The shoulder blades push apart: the upper back rises, the arms stay straight. */
export const pushUpPlus: Pose = { ...pushUpTop, hips: [0, 26.5], lean: 71, press: 3 };
export const pushUpSunk: Pose = { ...pushUpTop, hips: [0, 24.5], lean: 79, press: -3 };

/** Side plank on the right forearm; seen from the front. */
export const sidePlank: Pose = {
  hips: [0, 19, 0],
  tilt: 70,
  left: { at: [1, 46, 1], point: 0, out: 0, knee: [90, 0] },
  right: { at: [-1, -45, -1], point: 0, out: 0, knee: [90, 0] },
  rightArm: { upper: [0, 6], fore: [90, 0] },
  leftArm: { upper: [8, 62], fore: [30, 50], hand: [40, 40] },
};

/** On the back, arms and knees up. */
export const deadBug: Pose = {
  hips: [0, 6],
  lean: -90,
  ...legs({ at: [24, 6, 22], point: 10, knee: [150, 0] }),
  ...arms({ upper: [180, 2], fore: [180, 0] }),
};

/** The right arm and the left leg go away, the back stays on the floor. */
export const deadBugLong: Pose = {
  ...deadBug,
  left: { at: [46.5, 6, 4], point: 20, knee: [150, 0] },
  rightArm: { upper: [258, 4], fore: [262, 0] },
};

/** On the back, feet flat, hips still down. */
export const bridgeLow: Pose = {
  hips: [0, 6],
  lean: -90,
  ...legs({ at: [27, 8], knee: [150, 4] }),
  ...arms({ upper: [82, 16], fore: [86, 8] }),
};

/** Hips up: shoulders, hips and knees in one line. */
export const bridge: Pose = {
  ...bridgeLow,
  hips: [3, 18],
  lean: -115,
  look: -20,
  ...arms({ upper: [82, 16], fore: [86, 8] }),
};

/** One foot lifted, the hips stay level. */
export const bridgeMarch: Pose = { ...bridge, left: { at: [26, 8, 28], point: 6, knee: [150, 4] } };

/** The heels walk away. */
export const bridgeLong: Pose = {
  ...bridge,
  hips: [3, 13],
  lean: -105,
  ...legs({ at: [41, 8], point: -24, knee: [150, 4] }),
};

/** A ball between the knees. */
export const bridgeSqueeze: Pose = { ...bridge, ...legs({ at: [27, 5], knee: [150, 12] }) };

/** Hands and feet, knees a hand above the floor, back level. */
export const bear: Pose = {
  hips: [-8, 34],
  lean: 92,
  look: 14,
  ...legs({ at: [-24, 6], point: 60, knee: [70, 4] }),
  ...arms({ wrist: [22, 2.6, 8], elbow: [-60, 20], hand: [90, 0] }),
};

export const bearStep: Pose = {
  ...bear,
  right: { at: [-15, 6, 2], point: 60, knee: [70, 4] },
  leftArm: { wrist: [30, 5, 8], elbow: [-60, 20], hand: [90, 0] },
};

/** On the belly, arms in a Y, thumbs up. */
export const raiseY: Pose = {
  hips: [0, 6],
  lean: 84,
  look: 4,
  ...legs({ at: [-47, 6, -2], point: 82, knee: [0, 0] }),
  ...arms({ upper: [108, 34], fore: [108, 34] }),
};
export const raiseT: Pose = { ...raiseY, ...arms({ upper: [120, 80], fore: [120, 80] }) };
export const raiseW: Pose = { ...raiseY, ...arms({ upper: [-60, 66], fore: [108, 44] }) };
export const bellyRest: Pose = { ...raiseY, lean: 88, ...arms({ upper: [88, 34], fore: [86, 34] }) };

/** Kneeling upright, ankles held from behind. */
export const nordicTop: Pose = {
  hips: [2, 27.5],
  lean: 2,
  ...legs({ at: [-21, 6, -1], point: 80, knee: [60, 2] }),
  ...arms({ upper: [30, 10], fore: [110, -20] }),
};

/** Kneeling behind somebody, leaning with the whole weight on their ankles. */
export const ankleHold: Pose = {
  hips: [-5, 22.5],
  lean: 64,
  look: 30,
  ...legs({ at: [-15, 7, -1], point: 80, knee: [70, 6] }),
  ...arms({ wrist: [29, 7, 6], elbow: [-40, 30], hand: [40, 0] }),
};

/** The whole body from the knees leans in one line. */
export const nordicLean: Pose = {
  ...nordicTop,
  hips: [18, 21],
  lean: 46,
  look: 6,
  ...arms({ upper: [44, 8], fore: [96, -10] }),
};

/** The stretch of the front of the hip: half kneeling, hips forward. */
export const hipStretch: Pose = {
  hips: [6, 27],
  lean: -4,
  left: { at: [26, 6] },
  right: { at: [-24, 6, -1], point: 76, knee: [40, 4] },
  rightArm: { upper: [176, 6], fore: [176, 2] },
  leftArm: { upper: [30, 10], fore: [60, -10] },
};

/** Calf at the wall: front knee bent, back heel down. */
export const calfStretch: Pose = {
  hips: [0, 47],
  lean: 26,
  left: { at: [14, 5] },
  right: { at: [-20, 5], out: 0 },
  ...arms({ upper: [84, 4], fore: [96, 0], hand: [150, 0] }),
};

/** Sitting, one leg long, reaching for its foot. */
export const sitReach: Pose = {
  hips: [-20, 5.5],
  lean: 38,
  look: 10,
  right: { at: [27, 6], point: -84, knee: [150, 0] },
  left: { at: [0, 12], point: -10, knee: [120, 60] },
  ...arms({ upper: [66, 4], fore: [74, -4] }),
};

/** Lying on the left side, the upper arm on the ribs, the forearm in front. */
export const sideLying: Pose = {
  hips: [0, 9, 0],
  tilt: -84,
  left: { at: [4, -44, 0], point: 10, out: 0 },
  right: { at: [2, 44, 5], point: 10, out: 0 },
  rightArm: { upper: [10, 82], fore: [64, 20] },
  leftArm: { upper: [110, 62], fore: [120, 70] },
};

export const sideLyingUp: Pose = { ...sideLying, rightArm: { upper: [10, 82], fore: [168, 20] } };
