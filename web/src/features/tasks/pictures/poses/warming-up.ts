import type { Arm, Pose } from '../body/pose.ts';
import { blockReach } from './blocking.ts';
import { bowStanding } from './hitting.ts';
import { arms, GUARD, legs, squat, stand } from './standing.ts';
import { lateralLunge, skipRight } from './strength.ts';
import { bridgeLow, pushUpTop } from './floor.ts';

const BESIDE: Arm = { upper: [20, 82], fore: [20, 82] };
/** Both arms straight up, palms to the front. */
const HIGH: Arm = { upper: [172, 10], fore: [176, 4] };

/** Arms on their big circle: out to the sides, and high. */
export const circleWide: Pose = { ...stand, ...arms(BESIDE) };
export const circleHigh: Pose = { ...stand, ...arms({ upper: [178, 14], fore: [178, 10] }) };

/** Elbows down and back, hands beside the head. */
export const bladesDown: Pose = { ...stand, ...arms({ upper: [-8, 46], fore: [178, 26] }) };

/** The finger pads of both hands press against each other. */
export const padsTogether: Pose = {
  ...stand,
  ...arms({ upper: [20, 42], fore: [128, -50], hand: [150, -34] }),
};

/** Hands high in the shape of a ball. */
export const windowTall: Pose = {
  ...stand,
  ...arms({ upper: [116, 30], fore: [166, -26], hand: [192, -16] }),
};

export const squatHigh: Pose = { ...squat, look: 14, ...arms(HIGH) };

/** Down with the hands on the floor between the feet. */
export const frog: Pose = {
  hips: [-14, 22],
  lean: 70,
  look: 30,
  ...legs({ at: [0, 12], point: 22, out: 20, knee: [90, 30] }),
  ...arms({ wrist: [20, 4, 6], elbow: [-40, 30], hand: [90, 0] }),
};

/** On hands and feet, belly up, hips just off the floor. */
export const crab: Pose = {
  ...bridgeLow,
  hips: [0, 15],
  lean: -52,
  look: 36,
  ...legs({ at: [28, 9], knee: [150, 6] }),
  ...arms({ wrist: [-27, 4, 12], elbow: [-90, 30], hand: [-80, 0] }),
};

/** Hands on the floor before the feet, legs nearly straight. */
export const inchworm: Pose = {
  hips: [-8, 49],
  lean: 132,
  look: 10,
  ...legs({ at: [-14, 6], point: 10 }),
  ...arms({ wrist: [25, 4, 8], elbow: [-60, 20], hand: [90, 0] }),
};

/** An upside-down V on hands and feet. */
export const downwards: Pose = {
  ...pushUpTop,
  hips: [-9, 45],
  lean: 122,
  ...legs({ at: [-30, 6], point: 24, knee: [60, 0] }),
  ...arms({ wrist: [28, 3.4, 10], elbow: [-60, 30], hand: [90, 0] }),
};

/** On hands and knees. */
export const allFours: Pose = {
  hips: [-12, 27.5],
  lean: 88,
  look: 6,
  ...legs({ at: [-36, 6, -1], point: 82, knee: [0, 4] }),
  ...arms({ wrist: [16, 2.6, 9], elbow: [-60, 20], hand: [90, 0] }),
};

/** The back pushed up between the shoulder blades, head low. */
export const catBack: Pose = { ...allFours, look: -40, press: 4, lean: 84 };

/** A step between the hands, one arm up to the ceiling. */
export const lungeReach: Pose = {
  hips: [-6, 25],
  lean: 62,
  look: 10,
  twist: 30,
  left: { at: [24, 7] },
  right: { at: [-40, 6], point: 64, knee: [40, 4] },
  leftArm: { upper: [4, 4], fore: [4, 2] },
  rightArm: { upper: [196, 24], fore: [190, 20] },
};

export const sideStep: Pose = { ...lateralLunge, ...arms(GUARD) };

/** One foot reaches out to the side over the floor. */
export const reachAside: Pose = {
  hips: [-8, 39, 2],
  lean: 26,
  look: 16,
  right: { at: [0, 2], out: 2 },
  left: { at: [2, 30, 2], point: -6, out: 20 },
  ...arms(GUARD),
};

/** A hand on the belly, the other one on the chest. */
export const handsOnBelly: Pose = {
  ...stand,
  leftArm: { upper: [-6, 26], fore: [84, -44], hand: [88, -60] },
  rightArm: { upper: [-4, 34], fore: [104, -52], hand: [110, -60] },
};

/** One hand over the shoulder, the other one up the back. */
export const backScratch: Pose = {
  ...stand,
  rightArm: { upper: [168, 26], fore: [300, -22], hand: [320, -20] },
  leftArm: { upper: [-28, 26], fore: [-128, -40], hand: [-150, -20] },
};

/** One arm drawn across the chest by the other one. */
export const acrossChest: Pose = {
  ...stand,
  rightArm: { upper: [88, -26], fore: [88, -34] },
  leftArm: { upper: [62, 10], fore: [120, -46], hand: [110, -50] },
};

/** Half down on one leg, the other one in front. */
export const halfSquatOneLeg: Pose = {
  hips: [-9, 40, 2],
  lean: 24,
  look: 14,
  right: { at: [0, 2], out: 2 },
  left: { at: [18, 4, 8], point: -8 },
  ...arms({ upper: [62, 4], fore: [70, 0] }),
};

/** The front knee goes over its toes while the heel stays down. */
export const kneeOverToes: Pose = {
  hips: [-2, 30],
  lean: 12,
  left: { at: [6, 6], knee: [90, 2] },
  right: { at: [-26, 6, -1], point: 62, knee: [50, 4] },
  ...arms({ upper: [40, 10], fore: [60, -4] }),
};

/** Lying on the left side, knees bent, both arms out in front; seen from above. */
export const bookShut: Pose = {
  hips: [0, 8, 0],
  tilt: -88,
  turn: 90,
  left: { at: [20, -30, 0], point: 20, out: 0, knee: [90, 0] },
  right: { at: [22, 30, 0], point: 20, out: 0, knee: [90, 0] },
  ...arms({ upper: [90, 0], fore: [90, 0] }),
};

/** The upper arm travels over to the other side; the knees stay. */
export const bookUp: Pose = { ...bookShut, rightArm: { upper: [150, 0], fore: [150, 0] } };
export const bookOpen: Pose = { ...bookShut, rightArm: { upper: [258, 0], fore: [262, 0] } };

/** A march on the spot, arms swinging. */
export const march: Pose = { ...skipRight, hips: [0, 52], left: { at: [-2, 5] }, right: { at: [12, 5, 20] } };

/** Fists in front of the chest. */
export const fists: Pose = {
  ...stand,
  ...arms({ upper: [40, 14], fore: [140, -8], hand: [150, 0] }),
};

/** A palm pressed against the other one before the chest. */
export const palmsTogether: Pose = {
  ...stand,
  ...arms({ upper: [10, 52], fore: [98, -64], hand: [176, -10] }),
};

/** A hop of a hand's height with the hands of a block. */
export const smallBlock: Pose = {
  ...blockReach,
  hips: [-1, 63],
  ...legs({ at: [-3, 6, 5], point: 40 }),
};

/** As low a hop, the elbow drawn for a slow swing. */
export const swingHop: Pose = { ...bowStanding, hips: [0, 63], ...legs({ at: [-3, 6, 5], point: 40 }) };

/** Leaning at a wall or a table on the fingertips. */
export const wallPushes: Pose = {
  ...stand,
  hips: [0, 51],
  lean: 14,
  ...legs({ at: [-14, 6], point: 14 }),
  ...arms({ upper: [70, 12], fore: [96, -6], hand: [150, 0] }),
};

/** Hips back, back flat, knees soft. */
export const goodMorning: Pose = {
  hips: [-14, 47],
  lean: 66,
  look: 10,
  ...legs({ at: [-3, 7] }),
  ...arms({ upper: [96, 54], fore: [196, -40] }),
};

/** Sitting, soles together, leaning forward. */
export const soles: Pose = {
  hips: [-16, 5.5],
  lean: 34,
  look: 6,
  ...legs({ at: [8, 3], out: -10, knee: [100, 70] }),
  ...arms({ upper: [40, 10], fore: [66, -20] }),
};

export const breathingOut: Pose = { ...handsOnBelly, hips: [-1, 50.4], lean: 4 };

/** Both hands with the ball before the chest, and long after the throw. */
export const chestThrow: Pose = {
  ...stand,
  hips: [-4, 46],
  lean: 12,
  ...legs({ at: [-1, 11] }),
  ...arms({ upper: [20, 30], fore: [98, -34] }),
};
export const chestCatch: Pose = { ...chestThrow, ...arms({ upper: [64, 10], fore: [90, -14] }) };
export const lowThrow: Pose = { ...squat, look: 30, ...arms({ upper: [34, 4], fore: [58, -10] }) };
