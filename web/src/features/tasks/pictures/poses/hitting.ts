import type { Arm, Pose } from '../body/pose.ts';
import { arms, BACK, legs } from './standing.ts';

/** The hitting arm drawn: elbow high and behind, hand behind the head. */
const DRAWN: Arm = { upper: [112, 70], fore: [188, 4], hand: [206, -8] };
/** The free arm points at the ball. */
const GUIDE: Arm = { upper: [136, 4], fore: [146, 0] };
/** Full reach in front of the hitting shoulder. */
const REACH: Arm = { upper: [166, 10], fore: [166, 2], hand: [138, 2] };
/** Through and down past the hip. */
const THROUGH: Arm = { upper: [44, -6], fore: [36, -16], hand: [20, -14] };
const FOLDED: Arm = { upper: [6, 20], fore: [70, -30] };

/** First, small step of a right-hander: left foot, arms easy. */
export const approachLeft: Pose = {
  hips: [2, 48],
  lean: 16,
  look: 14,
  left: { at: [14, 5], point: -4 },
  right: { at: [-18, 5], point: 34 },
  leftArm: { upper: [-14, 8], fore: [10, 4] },
  rightArm: { upper: [20, 8], fore: [38, 2] },
};

/** The long step: right heel first, both arms far back. */
export const approachLong: Pose = {
  hips: [0, 41],
  lean: 26,
  look: 26,
  right: { at: [24, 5], point: -18 },
  left: { at: [-29, 5], point: 46 },
  ...arms({ upper: [-62, 12], fore: [-72, 8] }),
};

/** The plant: left foot closes in front, hips low, arms still back. */
export const plant: Pose = {
  hips: [-12, 36],
  lean: 34,
  look: 32,
  turn: 18,
  right: { at: [-4, 8] },
  left: { at: [7, 8] },
  ...arms(BACK),
};

/** Toes leave, both arms swing up. */
export const spikeTakeOff: Pose = {
  hips: [0, 55],
  lean: 2,
  look: 22,
  turn: 14,
  right: { at: [-7, 7], point: 48 },
  left: { at: [2, 7], point: 46 },
  leftArm: { upper: [150, 10], fore: [156, 4] },
  rightArm: { upper: [140, 16], fore: [152, 10] },
};

/** The bow in the air: guide arm up, elbow high, chest open, heels behind. */
export const bow: Pose = {
  hips: [2, 75],
  lean: -8,
  look: 34,
  twist: 34,
  right: { at: [-24, 6, 22], point: 58 },
  left: { at: [-18, 6, 19], point: 54 },
  leftArm: { upper: [128, 30], fore: [134, 30] },
  rightArm: DRAWN,
};

/** The highest point: long arm in front of the hitting shoulder. */
export const spikeContact: Pose = {
  ...bow,
  hips: [0, 76],
  lean: 12,
  twist: -14,
  look: 20,
  right: { at: [-18, 6, 20], point: 52 },
  left: { at: [-11, 6, 19], point: 50 },
  leftArm: { upper: [30, 16], fore: [84, -34] },
  rightArm: REACH,
};

/** After the hit: the arm goes through, the feet come forward for the landing. */
export const spikeThrough: Pose = {
  ...spikeContact,
  hips: [0, 66],
  lean: 24,
  twist: -26,
  right: { at: [-3, 7, 8], point: 40 },
  left: { at: [-2, 7, 9], point: 40 },
  leftArm: FOLDED,
  rightArm: THROUGH,
};

/** On the ground: the bow from a steady stand, left foot in front. */
export const bowStanding: Pose = {
  hips: [-4, 49],
  lean: -6,
  look: 26,
  twist: 38,
  left: { at: [11, 6] },
  right: { at: [-12, 7], out: 35, point: 4 },
  leftArm: { upper: [122, 34], fore: [128, 34] },
  rightArm: DRAWN,
};

/** Arms lifted together before the elbow goes back. */
export const liftStanding: Pose = {
  ...bowStanding,
  hips: [-3, 49],
  lean: 0,
  twist: 14,
  leftArm: GUIDE,
  rightArm: { upper: [104, 26], fore: [140, 8] },
};

export const contactStanding: Pose = {
  ...bowStanding,
  hips: [2, 50],
  lean: 10,
  twist: -12,
  look: 16,
  left: { at: [11, 6] },
  right: { at: [-12, 7], out: 20, point: 34 },
  leftArm: { upper: [26, 16], fore: [84, -30] },
  rightArm: REACH,
};

export const throughStanding: Pose = {
  ...contactStanding,
  hips: [5, 48],
  lean: 26,
  twist: -26,
  look: 10,
  right: { at: [-12, 7], out: 12, point: 46 },
  leftArm: FOLDED,
  rightArm: THROUGH,
};

/** Soft hands: fingertips at full reach, wrist firm. */
export const tipReach: Pose = {
  ...contactStanding,
  lean: 4,
  rightArm: { upper: [160, 8], fore: [158, 2], hand: [120, 0] },
};

/** The ball held high in the free hand, the other hand behind it. */
export const holdHigh: Pose = {
  ...contactStanding,
  lean: 2,
  twist: 18,
  leftArm: { wrist: [16, 96, -4], elbow: [70, 30], hand: [150, 0] },
  rightArm: DRAWN,
};

export const snapDown: Pose = {
  ...contactStanding,
  lean: 8,
  leftArm: { upper: [70, 8], fore: [120, -10] },
  rightArm: { upper: [140, 4], fore: [124, -2], hand: [70, 0] },
};

/** Both arms swing back while the knees bend, heels down. */
export const armsBack: Pose = { ...plant, turn: 0, ...legs({ at: [0, 7] }) };

/** On one knee, ball and elbow high. */
export const kneelDraw: Pose = {
  hips: [-4, 27],
  lean: -4,
  look: 14,
  twist: 34,
  left: { at: [16, 6] },
  right: { at: [-26, 6, -1], point: 60, knee: [50, 4] },
  leftArm: { upper: [112, 30], fore: [118, 30] },
  rightArm: DRAWN,
};

export const kneelThrow: Pose = {
  ...kneelDraw,
  hips: [0, 28],
  lean: 14,
  twist: -16,
  leftArm: FOLDED,
  rightArm: { upper: [156, 6], fore: [148, 0], hand: [112, 0] },
};
