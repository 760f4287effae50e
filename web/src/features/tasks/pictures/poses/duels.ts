import type { Pose } from '../body/pose.ts';
import { pressStanding } from './blocking.ts';
import { lowStep, ready } from './passing.ts';
import { arms, stand } from './standing.ts';
import { overheadThrow } from './strength.ts';

// What a player and the partner opposite do.

/** The ball held high over the head in both hands. */
export const holdOverhead: Pose = { ...stand, ...arms({ upper: [158, 16], fore: [172, -22] }) };

/** A ball tossed up from below with both hands. */
export const tossing: Pose = { ...stand, ...arms({ upper: [62, 6], fore: [104, -10] }) };

/** One arm level in front, the hand open over the floor. */
export const armOut: Pose = { ...stand, rightArm: { upper: [86, 4], fore: [88, 0] } };

/** Points far to one side. */
export const pointAside: Pose = { ...stand, leftArm: { upper: [84, 82], fore: [86, 84] } };

/** One hand high. */
export const handUp: Pose = { ...stand, rightArm: { upper: [168, 6], fore: [174, 4] } };

/** Shows fingers beside the head. */
export const fingersUp: Pose = { ...stand, rightArm: { upper: [70, 40], fore: [170, 10] } };

/** The ball thrown down in front. */
export const throwDown: Pose = {
  ...overheadThrow,
  ...arms({ upper: [70, 6], fore: [60, -8], hand: [40, 0] }),
};

/** Both hands on one's own side of a ball that lies on the tape. */
export const joust: Pose = { ...pressStanding, hips: [0, 53], lean: 4 };
export const joustHard: Pose = { ...pressStanding, hips: [3, 57], lean: 13 };

/** Low in a defender's crouch, arms free. */
export const crouch: Pose = { ...ready, hips: [-13, 30], lean: 46 };

/** One hand on the floor at the end of a run. */
export const touchLine: Pose = {
  ...lowStep,
  hips: [0, 24],
  lean: 70,
  right: { at: [18, 6] },
  left: { at: [-28, 7], point: 58 },
  rightArm: { wrist: [26, 5, 9], elbow: [-40, 20], hand: [60, 0] },
  leftArm: { upper: [-30, 20], fore: [10, 8] },
};
