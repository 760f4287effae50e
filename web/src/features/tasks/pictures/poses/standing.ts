import type { Arm, Leg, Pose } from '../body/pose.ts';

/** Both arms alike. */
export const arms = (arm: Arm): Pick<Pose, 'leftArm' | 'rightArm'> => ({ leftArm: arm, rightArm: arm });

/** Both legs alike. */
export const legs = (leg: Leg): Pick<Pose, 'left' | 'right'> => ({ left: leg, right: leg });

export const HANGING: Arm = { upper: [-4, 12], fore: [10, 5] };
export const ON_HIPS: Arm = { upper: [-22, 38], fore: [52, -42], hand: [40, -50] };
/** Hands in front of the chest, as for balance. */
export const GUARD: Arm = { upper: [28, 12], fore: [105, -22], hand: [120, -20] };
/** Straight and level in front. */
export const LEVEL: Arm = { upper: [84, 2], fore: [90, -2] };
/** Both arms swung back, straight. */
export const BACK: Arm = { upper: [-70, 10], fore: [-84, 6] };
/** Both arms swung all the way up. */
const UP: Arm = { upper: [165, 8], fore: [172, 2] };
const RUN_FRONT: Arm = { upper: [32, 6], fore: [118, -8] };
const RUN_BACK: Arm = { upper: [-52, 8], fore: [34, 2] };

/** Upright and at ease. */
export const stand: Pose = { hips: [0, 51.4], ...legs({ at: [-1.5, 6] }), ...arms(HANGING) };

/** Long, on the balls of both feet. */
export const tall: Pose = {
  ...stand,
  hips: [4.5, 55.5],
  ...legs({ at: [3, 6], point: 38 }),
  ...arms({ upper: [168, 8], fore: [174, 4] }),
};

export const onToes: Pose = { ...stand, hips: [4, 57], ...legs({ at: [4, 6], point: 45 }) };

/** A quarter squat with the arms ready: where every good landing ends. */
export const softLanding: Pose = {
  hips: [-10, 38],
  lean: 34,
  look: 24,
  ...legs({ at: [-2, 8] }),
  ...arms({ upper: [34, 18], fore: [70, -4] }),
};

/** Down to level thighs, heels on the floor, arms in front. */
export const squat: Pose = {
  hips: [-14, 28],
  lean: 38,
  look: 24,
  ...legs({ at: [0, 9], out: 14, knee: [90, 18] }),
  ...arms(LEVEL),
};

/** Half way down, arms swung back: the moment before a jump. */
export const loaded: Pose = {
  hips: [-12, 37],
  lean: 42,
  look: 30,
  ...legs({ at: [0, 8] }),
  ...arms(BACK),
};

/** The last touch of the toes, everything long. */
export const takeOff: Pose = {
  hips: [6, 57],
  lean: 3,
  look: 12,
  ...legs({ at: [4, 6], point: 48 }),
  ...arms(UP),
};

/** In the air with both arms up. */
export const flight: Pose = {
  hips: [1, 74],
  lean: 2,
  look: 10,
  ...legs({ at: [-2, 6, 14], point: 50 }),
  ...arms(UP),
};

/** Ready for anything: a small split step. */
export const splitStep: Pose = {
  hips: [-8, 42],
  lean: 26,
  look: 20,
  ...legs({ at: [-2, 13], point: 10 }),
  ...arms({ upper: [26, 18], fore: [72, 0] }),
};

/** Running: the right foot drives, the left knee comes. */
export const sprint: Pose = {
  hips: [6, 49],
  lean: 20,
  look: 12,
  right: { at: [-20, 4], point: 48 },
  left: { at: [16, 4, 20], point: 5 },
  leftArm: RUN_BACK,
  rightArm: RUN_FRONT,
};

/** Running, the other way round. */
export const sprintLeft: Pose = {
  ...sprint,
  left: sprint.right,
  right: sprint.left,
  leftArm: sprint.rightArm,
  rightArm: sprint.leftArm,
};
