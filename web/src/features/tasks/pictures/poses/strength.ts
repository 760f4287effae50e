import type { Pose } from '../body/pose.ts';
import { arms, GUARD, HANGING, legs, LEVEL, ON_HIPS, stand } from './standing.ts';

/** Half a lunge back: front shin upright, back knee near the floor. */
export const lunge: Pose = {
  hips: [-7, 31],
  lean: 8,
  look: 4,
  left: { at: [14, 5] },
  right: { at: [-31, 5], point: 56 },
  ...arms(ON_HIPS),
};

/** The way there, on one leg. */
export const lungeStep: Pose = {
  ...lunge,
  hips: [8, 45],
  lean: 10,
  right: { at: [-16, 5, 4], point: 30 },
};

/** Feet together over the front one of the lunge. */
export const lungeStart: Pose = { ...stand, hips: [15, 51.4], ...legs({ at: [14, 5] }), ...arms(ON_HIPS) };

/** A held half lunge. */
export const splitHold: Pose = { ...lunge, hips: [-7, 36] };
export const splitTall: Pose = { ...lunge, hips: [-7, 45], lean: 4 };

/** Wide to the right, hips back over the bent leg, the other one long. */
export const lateralLunge: Pose = {
  hips: [-13, 30, 17],
  lean: 40,
  look: 28,
  right: { at: [0, 27], out: 12, knee: [90, 16] },
  left: { at: [0, 25], out: 6 },
  ...arms({ upper: [52, 8], fore: [100, -30] }),
};

export const wideStand: Pose = { ...stand, ...legs({ at: [-1, 16] }), hips: [0, 49.5], ...arms(GUARD) };

/** Down on the seat of a wall. */
export const wallSit: Pose = {
  hips: [-13, 28.5],
  lean: 0,
  ...legs({ at: [10, 8] }),
  ...arms(HANGING),
};

/** On the right leg, tipped level, the left leg behind. */
export const hinge: Pose = {
  hips: [-5, 48, 2],
  lean: 72,
  look: 26,
  right: { at: [0, 2], out: 2, knee: [90, 4] },
  left: { at: [-48, 4, 40], point: 78, knee: [0, 0] },
  ...arms({ upper: [6, 6], fore: [6, 2] }),
};

export const hingeStart: Pose = {
  ...stand,
  hips: [1, 51, 2],
  right: { at: [0, 2], out: 2 },
  left: { at: [-8, 4, 4], point: 20 },
};

/** High on the balls of the feet, slowly. */
export const calfTop: Pose = {
  ...stand,
  hips: [4, 57],
  ...legs({ at: [4, 6], point: 45 }),
  ...arms(ON_HIPS),
};
export const calfBottom: Pose = { ...stand, ...arms(ON_HIPS) };

/** On a step of 16, the free foot in front of it and over the floor. */
export const stepTop: Pose = {
  hips: [-1, 62, 2],
  lean: 4,
  right: { at: [-3, 3, 11], out: 2 },
  left: { at: [12, 5, 10], point: -4 },
  ...arms(ON_HIPS),
};

export const stepDown: Pose = {
  ...stepTop,
  hips: [-8, 45, 2],
  lean: 26,
  look: 8,
  left: { at: [15, 5, 0.5], point: -14 },
};

/** Back foot on a chair, the front leg works. */
export const rearFootTop: Pose = {
  hips: [-4, 48],
  lean: 10,
  left: { at: [3, 5] },
  right: { at: [-34, 5, 22], point: 62, knee: [60, 2] },
  ...arms(ON_HIPS),
};

export const rearFootDown: Pose = { ...rearFootTop, hips: [-12, 32], lean: 22, look: 10 };

/** One leg sits back towards a chair. */
export const oneLegSit: Pose = {
  hips: [-18, 31, 2],
  lean: 42,
  look: 24,
  right: { at: [0, 2], out: 2 },
  left: { at: [25, 4, 10], point: -14 },
  ...arms(LEVEL),
};

export const oneLegStand: Pose = {
  ...stand,
  hips: [0, 51, 2],
  right: { at: [-2, 2], out: 2 },
  left: { at: [16, 4, 8], point: -6 },
  ...arms({ upper: [50, 4], fore: [64, 0] }),
};

/** The free foot reaches forward, the standing knee bends over its toes. */
export const reachFront: Pose = {
  hips: [-10, 39, 2],
  lean: 20,
  look: 8,
  right: { at: [0, 2], out: 2 },
  left: { at: [25, 4, 2], point: -8 },
  ...arms(ON_HIPS),
};

/** The free foot reaches back. */
export const reachBack: Pose = {
  ...reachFront,
  hips: [-3, 38, 2],
  lean: 36,
  look: 24,
  left: { at: [-36, 4, 2], point: 36 },
};

/** Tall with the right knee high, the left arm in front: a skip. */
export const skipRight: Pose = {
  hips: [1, 56],
  lean: 4,
  left: { at: [-2, 5], point: 40 },
  right: { at: [15, 5, 30], point: -6 },
  leftArm: { upper: [36, 6], fore: [122, -8] },
  rightArm: { upper: [-44, 8], fore: [40, 2] },
};

export const skipLeft: Pose = {
  ...skipRight,
  left: skipRight.right,
  right: skipRight.left,
  leftArm: skipRight.rightArm,
  rightArm: skipRight.leftArm,
};

/** Arms as straight as a board against somebody's push. */
export const antiTurn: Pose = {
  hips: [-5, 47],
  lean: 8,
  ...legs({ at: [-1, 11] }),
  ...arms({ upper: [84, -16], fore: [88, -18] }),
};

/** Ball at the right hip, shoulders turned away. */
export const turnLoad: Pose = {
  hips: [-9, 42],
  lean: 18,
  twist: 50,
  left: { at: [2, 11] },
  right: { at: [-4, 11] },
  leftArm: { upper: [38, -20], fore: [56, -34] },
  rightArm: { upper: [10, 2], fore: [58, -8] },
};

export const turnThrow: Pose = {
  ...turnLoad,
  hips: [-3, 46],
  lean: 14,
  twist: -30,
  right: { at: [-4, 11], point: 30, out: -10 },
  ...arms({ upper: [76, -4], fore: [84, -10] }),
};

/** Both hands with the ball behind the head. */
export const overheadLoad: Pose = {
  hips: [-4, 45],
  lean: -10,
  look: 6,
  left: { at: [9, 7] },
  right: { at: [-12, 7], point: 8 },
  ...arms({ upper: [164, 18], fore: [228, -24] }),
};

export const overheadThrow: Pose = {
  ...overheadLoad,
  hips: [3, 49],
  lean: 20,
  right: { at: [-12, 7], point: 40 },
  ...arms({ upper: [128, 4], fore: [124, -8], hand: [104, 0] }),
};

/** Forearms on the wall in front, low and high. */
export const slideLow: Pose = {
  ...stand,
  hips: [0, 51],
  ...arms({ upper: [78, 12], fore: [176, 4] }),
};
export const slideHigh: Pose = {
  ...stand,
  hips: [0, 51],
  ...arms({ upper: [146, 12], fore: [176, 2] }),
};
