import type { Arm, Pose } from '../body/pose.ts';
import { arms, legs } from './standing.ts';

const HIGH_HANDS: Arm = { upper: [38, 34], fore: [164, -6], hand: [170, 0] };
const OVER: Arm = { upper: [149, 4], fore: [142, -6], hand: [122, -4] };

/** The stance every block starts from: hands high, knees loaded. */
export const blockStance: Pose = {
  hips: [-6, 44],
  lean: 16,
  look: 18,
  ...legs({ at: [-1, 9] }),
  ...arms(HIGH_HANDS),
};

/** Deeper, just before the jump; the hands stay up. */
export const blockLoad: Pose = { ...blockStance, hips: [-10, 36], lean: 26, look: 26 };

/** Straight up, shoulders to the ears, hands over the net. */
export const blockReach: Pose = {
  hips: [-3, 78],
  lean: 4,
  look: 6,
  ...legs({ at: [-4, 6, 16], point: 46 }),
  ...arms({ upper: [168, 3], fore: [162, -5], hand: [150, -4] }),
};

/** The press: hands across the tape, belly firm. */
export const blockPress: Pose = {
  ...blockReach,
  hips: [-6, 82],
  lean: 13,
  ...legs({ at: [1, 6, 22], point: 34 }),
  ...arms(OVER),
};

export const blockLand: Pose = { ...blockStance, hips: [-9, 38], lean: 24, look: 22 };

/** Press without a jump, on the toes. */
export const pressStanding: Pose = {
  ...blockReach,
  hips: [1, 56],
  lean: 4,
  ...legs({ at: [-4, 7], point: 40 }),
};

/** Open step to the right. */
export const crossOpen: Pose = {
  ...blockStance,
  hips: [-5, 43, 6],
  twist: 18,
  right: { at: [0, 18], out: 30 },
  left: { at: [-1, 9], point: 20 },
};

/** The left foot crosses in front. */
export const crossOver: Pose = {
  ...blockStance,
  hips: [-3, 44, 4],
  lean: 20,
  turn: 26,
  left: { at: [8, -16], out: -20 },
  right: { at: [-4, 4], point: 34, out: 10 },
};

/** Feet close, square to the net, loaded. */
export const crossClose: Pose = { ...blockLoad, hips: [-9, 39] };

/** A side step with the hands high. */
export const blockShuffle: Pose = {
  ...blockStance,
  left: { at: [-1, 16], point: 12 },
  right: { at: [-1, 16] },
};

/** Arms swung back in the running block. */
export const swingBack: Pose = { ...blockLoad, ...arms({ upper: [-48, 12], fore: [-54, 8] }) };

/** After the landing, turned to the own side. */
export const turnOff: Pose = {
  ...blockStance,
  turn: -110,
  hips: [-4, 44],
  left: { at: [10, 7] },
  right: { at: [-12, 7], point: 30 },
  ...arms({ upper: [20, 12], fore: [84, -6] }),
};

/** Arms straight up, shoulders still low. */
export const shoulderDown: Pose = {
  ...pressStanding,
  hips: [0, 51.4],
  lean: 0,
  ...legs({ at: [-2, 7] }),
  ...arms({ upper: [172, 8], fore: [184, -2], hand: [196, 0] }),
};

/** Shoulders to the ears, fingers up. */
export const shrugUp: Pose = {
  ...shoulderDown,
  reach: 3.5,
  ...arms({ upper: [174, 4], fore: [176, -4], hand: [176, 0] }),
};
