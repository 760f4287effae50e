import type { Pose } from '../body/pose.ts';
import { pressStanding } from './blocking.ts';
import { lowStep, ready } from './passing.ts';
import { arms, stand } from './standing.ts';
import { overheadThrow } from './strength.ts';

// What a player and the partner opposite do.

/** The ball held high over the head in both hands. */
export const holdOverhead: Pose = { ...stand, ...arms({ upper: [158, 16], fore: [172, -22] }) };

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
