import type { Pose } from '../body/pose.ts';
import { bowStanding, contactStanding, throughStanding } from './hitting.ts';

/** Before the serve: left foot in front, the ball out in the left hand, the right hand already high. */
export const serveReady: Pose = {
  ...bowStanding,
  hips: [-3, 50],
  lean: 0,
  look: 4,
  twist: 28,
  left: { at: [9, 6] },
  right: { at: [-10, 7], out: 35 },
  leftArm: { upper: [52, 26], fore: [84, 22], hand: [90, 22] },
  rightArm: { upper: [78, 72], fore: [170, 10], hand: [176, 4] },
};

/** The toss leaves a straight arm, the elbow is drawn, the front foot steps. */
export const serveToss: Pose = {
  ...bowStanding,
  hips: [-6, 49],
  lean: -4,
  look: 30,
  twist: 34,
  left: { at: [12, 6, 1], point: -6 },
  right: { at: [-12, 7], out: 35 },
  leftArm: { upper: [138, 28], fore: [144, 26], hand: [152, 24] },
};

export const serveBow: Pose = { ...bowStanding, hips: [-2, 48.5], lean: -8, look: 32 };

/** Contact with a long arm, in front of the hitting shoulder, weight on the front foot. */
export const serveContact: Pose = { ...contactStanding, hips: [4, 50] };

/** The float's hand stops high, wrist firm. */
export const floatFinish: Pose = {
  ...throughStanding,
  lean: 14,
  twist: -16,
  rightArm: { upper: [108, 2], fore: [104, -2], hand: [112, 0] },
};

export const topspinFinish: Pose = throughStanding;

/** Still on the front foot, the back one only touches with its toes. */
export const frontBalance: Pose = {
  ...throughStanding,
  hips: [9, 50],
  lean: 8,
  twist: -14,
  left: { at: [9, 5] },
  right: { at: [-8, 5, 3], point: 50 },
  rightArm: { upper: [92, 0], fore: [96, -4] },
};

/** On one knee, ready to toss. */
export const kneelServeToss: Pose = {
  ...serveToss,
  hips: [-4, 27],
  lean: -2,
  left: { at: [16, 6] },
  right: { at: [-26, 6, -1], point: 60, knee: [50, 4] },
};

/** Both hands carry the ball into the jump float's low toss. */
export const walkWithBall: Pose = {
  hips: [0, 49],
  lean: 8,
  look: 6,
  left: { at: [12, 5], point: -6 },
  right: { at: [-14, 5], point: 28 },
  leftArm: { upper: [66, -8], fore: [92, -12], hand: [100, -6] },
  rightArm: { upper: [60, -4], fore: [96, -12], hand: [110, -6] },
};
