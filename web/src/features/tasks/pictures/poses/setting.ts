import type { Arm, Pose } from '../body/pose.ts';
import { arms } from './standing.ts';

const WINDOW: Arm = { upper: [116, 30], fore: [166, -26], hand: [192, -16] };

/** Under the ball, knees a little bent, hands up early in the shape of the ball. */
export const setWindow: Pose = {
  hips: [-5, 44],
  lean: 6,
  look: 34,
  left: { at: [-7, 7] },
  right: { at: [3, 7] },
  ...arms(WINDOW),
};

/** The moment of contact: the ball above the forehead, elbows outside the shoulders. */
export const setContact: Pose = {
  ...setWindow,
  hips: [-4, 46],
  lean: 3,
  ...arms({ upper: [122, 28], fore: [168, -22], hand: [186, -12] }),
};

/** The long finish: legs, body and arms in one line to the target. */
export const setFinish: Pose = {
  ...setWindow,
  hips: [1, 54],
  lean: 2,
  look: 34,
  left: { at: [-6, 7], point: 26 },
  right: { at: [3, 7], point: 18 },
  ...arms({ upper: [158, 8], fore: [160, -4], hand: [146, 0] }),
};

/** Back set: hips forward, hands finish up and back. */
export const backFinish: Pose = {
  ...setWindow,
  hips: [6, 51],
  lean: -16,
  look: 42,
  left: { at: [-6, 7], point: 10 },
  right: { at: [4, 7] },
  ...arms({ upper: [190, 10], fore: [206, -4], hand: [222, 0] }),
};

/** Hands up while sitting on the edge of a chair. */
export const setSitting: Pose = {
  ...setWindow,
  hips: [-12, 30],
  lean: 12,
  look: 32,
  left: { at: [9, 8] },
  right: { at: [9, 8] },
};

/** On the back, the ball straight above the forehead. */
export const setLying: Pose = {
  hips: [0, 6],
  lean: -90,
  left: { at: [24, 8] },
  right: { at: [24, 8] },
  ...arms({ upper: [172, 34], fore: [196, -38], hand: [206, -20] }),
};

export const setLyingFinish: Pose = {
  ...setLying,
  ...arms({ upper: [178, 6], fore: [182, -6], hand: [184, 0] }),
};

/** On one knee, hands up. */
export const setKneeling: Pose = {
  ...setWindow,
  hips: [-4, 27],
  lean: 2,
  left: { at: [16, 6] },
  right: { at: [-26, 6, -1], point: 60, knee: [50, 4] },
};

/** One hand carries the ball, the other one is near. */
export const oneHandSet: Pose = {
  ...setContact,
  rightArm: { upper: [128, 18], fore: [170, -14], hand: [184, -4] },
  leftArm: { upper: [52, 18], fore: [96, -10], hand: [110, 0] },
};

/** A set at half height. */
export const jumpSet: Pose = {
  ...setContact,
  hips: [-1, 64],
  left: { at: [-5, 6, 6], point: 46 },
  right: { at: [-1, 6, 6], point: 46 },
};

export const jumpSetFinish: Pose = {
  ...jumpSet,
  hips: [0, 67],
  left: { at: [-4, 6, 8], point: 50 },
  right: { at: [-1, 6, 8], point: 50 },
  ...arms({ upper: [158, 8], fore: [160, -4], hand: [146, 0] }),
};

/** One hand tips the ball over from a setter's start. */
export const dump: Pose = {
  ...setFinish,
  leftArm: { upper: [150, 6], fore: [128, 2], hand: [96, 0] },
  rightArm: { upper: [110, 14], fore: [142, -8] },
};

/** Running upright, hands low. */
export const runUpright: Pose = {
  hips: [4, 50],
  lean: 12,
  look: 8,
  right: { at: [-21, 4], point: 44 },
  left: { at: [18, 4, 10], point: -4 },
  leftArm: { upper: [-40, 8], fore: [36, 0] },
  rightArm: { upper: [26, 6], fore: [104, -6] },
};

/** The braking step before the feet close. */
export const brake: Pose = {
  hips: [-5, 44],
  lean: 0,
  look: 18,
  right: { at: [16, 6], point: -14 },
  left: { at: [-14, 7], point: 26 },
  ...arms({ upper: [40, 18], fore: [110, -8] }),
};

/** A small step with the hands still up. */
export const setStep: Pose = {
  ...setWindow,
  hips: [0, 47],
  left: { at: [11, 5], point: -4 },
  right: { at: [-12, 5], point: 26 },
};
