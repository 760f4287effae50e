import { mirrored, type Pose } from '../body/pose.ts';
import type { Frame, Picture } from '../picture.ts';
import { bear, bridge, bridgeLow, hipStretch, plank, pushUpLow, pushUpTop } from '../poses/floor.ts';
import { blockLand, blockShuffle, shrugUp } from '../poses/blocking.ts';
import { bowStanding, contactStanding, plant } from '../poses/hitting.ts';
import { flamingo, hopLow, hopOver, pogoUp, snapDown } from '../poses/jumping.ts';
import { lowStep, platform, shuffleWide } from '../poses/passing.ts';
import { setContact, setFinish, setWindow } from '../poses/setting.ts';
import { GUARD, onToes, softLanding, squat } from '../poses/standing.ts';
import { calfTop, lunge, overheadThrow, reachBack, reachFront, skipRight } from '../poses/strength.ts';
import {
  acrossChest,
  allFours,
  backScratch,
  bladesDown,
  bookOpen,
  bookShut,
  bookUp,
  breathingOut,
  catBack,
  chestCatch,
  chestThrow,
  circleHigh,
  circleWide,
  crab,
  downwards,
  fists,
  frog,
  goodMorning,
  halfSquatOneLeg,
  handsOnBelly,
  inchworm,
  kneeOverToes,
  lowThrow,
  lungeReach,
  march,
  padsTogether,
  palmsTogether,
  reachAside,
  sideStep,
  smallBlock,
  soles,
  squatHigh,
  swingHop,
  wallPushes,
  windowTall,
} from '../poses/warming-up.ts';

// Warm-ups and calm ends show their parts, one key pose each and in their order.

const guardedLunge: Pose = { ...lunge, leftArm: GUARD, rightArm: GUARD };

const fistsAndStars: Frame = { pose: fists, says: 'Fists, then wide stars; then wrist circles' };
const slowThrow: Frame = { pose: bowStanding, says: 'Slow throws without a ball, elbow high' };
const lowHop: Frame = { pose: pogoUp, says: 'Low hops, quiet on both feet; hold each landing' };

export const topToToe: Picture = {
  view: 'quarter',
  frames: [
    fistsAndStars,
    { pose: bladesDown, says: 'Arm circles, then a W: shoulder blades down' },
    { pose: squat, says: 'Squats, then side lunges, heels down' },
    { pose: calfTop, says: 'Slow calf raises' },
    { pose: snapDown, says: 'Snap down and stick it; low hops at the end' },
  ],
};

export const floorToAir: Picture = {
  view: 'side',
  frames: [
    { pose: allFours, says: 'Hands and knees: rock over spread fingers' },
    { pose: hipStretch, says: 'Half kneeling: reach one arm up and turn' },
    { pose: squatHigh, says: 'Squats, both arms up' },
    { pose: onToes, says: 'Tiptoe, still; then snap down' },
    { pose: smallBlock, says: 'Low hops, hands high, each landing held' },
  ],
};

export const clockRound: Picture = {
  view: 'quarter',
  frames: [
    { pose: guardedLunge, says: 'Lunge to twelve, and back to the middle' },
    { pose: sideStep, says: 'Lunge to three, then to nine: one knee bends' },
    { pose: mirrored(guardedLunge), says: 'Step back to six, trunk tall' },
    { pose: circleHigh, says: 'Reach high to ten, twelve and two' },
    { pose: softLanding, says: 'Hop to an hour, land soft on two feet, still' },
  ],
};

export const tenDown: Picture = {
  view: 'quarter',
  frames: [
    { pose: squat, says: 'Ten: squats, arm circles, fists and stars' },
    { pose: guardedLunge, says: 'Eight: reverse lunges, slow throws, wrist circles' },
    { pose: snapDown, says: 'Six: snap down and hold' },
    { pose: circleHigh, says: 'Six: long arms up to a Y; finger pads together' },
    { ...lowHop, says: 'Four: low hops, each landing held' },
  ],
};

export const twoSongs: Picture = {
  view: 'front',
  frames: [
    { pose: march, says: 'Step to the beat, arms swing' },
    { pose: fists, says: 'Fingers open and close on the beat' },
    { pose: circleWide, says: 'Arm circles and hugs' },
    { pose: sideStep, says: 'Squats and side lunges, every second beat' },
    { pose: softLanding, says: 'Low hops; freeze the last one' },
  ],
};

export const frontRow: Picture = {
  view: 'side',
  frames: [
    { pose: padsTogether, says: 'Fingers: spread, squeeze, press the palms' },
    { pose: shrugUp, says: 'Both arms up: shoulders to the ears, and down' },
    { pose: squatHigh, says: 'Squats with high hands' },
    { pose: smallBlock, says: 'Small block hops, thumbs close' },
    { pose: blockLand, says: 'Each landing held, hands still high' },
  ],
};

export const threeCorners: Picture = {
  view: 'quarter',
  frames: [
    { pose: skipRight, at: [-14], says: 'Jog round your three spots', arrows: ['hips'] },
    { pose: fists, says: 'Hands corner: fists, stars, wrist circles' },
    { pose: bladesDown, says: 'Shoulder corner: arm circles, then a W' },
    { pose: squat, says: 'Leg corner: squats' },
    { pose: snapDown, says: 'Snap down, low hops, land soft' },
  ],
};

export const calmStart: Picture = {
  view: 'quarter',
  frames: [
    { pose: handsOnBelly, says: 'Breathe out longer than in' },
    { pose: circleWide, says: 'Small circles: leave out whatever hurts' },
    { pose: march, says: 'Walk on the spot, as easily as feels good' },
  ],
};

export const lowAndQuick: Picture = {
  view: 'quarter',
  frames: [
    { pose: squat, says: 'Squats and side lunges, heels down' },
    { pose: kneeOverToes, says: 'Ankle rocks: knee over the toes, heel down' },
    { pose: shuffleWide, says: 'Shuffle, and stop low', arrows: ['leftFoot'] },
    { pose: lowStep, says: 'One quick, low step each way' },
    { pose: platform, says: 'Platform, still, from the low stance' },
  ],
};

export const balanceBase: Picture = {
  view: 'quarter',
  frames: [
    { pose: flamingo, says: 'One leg, hips level. Then eyes on the ceiling', arrows: ['leftFoot'] },
    { pose: reachFront, says: 'Reach the free foot forward', arrows: ['leftFoot'] },
    { pose: reachAside, says: 'To the side', arrows: ['leftFoot'] },
    { pose: reachBack, says: 'And back; the standing knee over its toes' },
    { pose: squat, says: 'Slow squats, then low hops' },
  ],
};

export const linePlay: Picture = {
  view: 'front',
  props: [{ kind: 'lane', from: -40, to: 22 }],
  frames: [
    { pose: march, at: [0, -9], says: 'March over the line and back', arrows: ['hips'] },
    { pose: guardedLunge, says: 'Lunges along the line' },
    { pose: squat, at: [0, 11], says: 'Squats beside it' },
    { pose: hopOver, says: 'Low hops over it' },
    { pose: hopLow, at: [0, -11], says: 'Quiet on both feet, and back' },
  ],
};

export const animalWalks: Picture = {
  view: 'side',
  frames: [
    { pose: bear, says: 'Bear: knees just off the floor' },
    { pose: crab, says: 'Crab: belly up, hips off the floor' },
    { pose: inchworm, says: 'Inchworm: hands walk out', arrows: ['rightHand'] },
    { pose: pushUpTop, says: 'Long as a board; then the feet walk in', arrows: ['leftFoot'] },
    { pose: frog, says: 'Frog: deep squat, hands to the floor' },
  ],
};

export const shadowPlay: Picture = {
  view: 'side',
  frames: [
    { pose: contactStanding, says: 'A slow serve, long arm' },
    { pose: platform, says: 'A low platform' },
    { pose: setWindow, says: 'A setting shape' },
    { pose: plant, says: 'A walking approach: feet close, arms back' },
    { pose: smallBlock, says: 'A small block, and a soft landing' },
  ],
};

export const netReady: Picture = {
  view: 'quarter',
  frames: [
    { pose: blockShuffle, says: 'Side shuffles, hands at shoulder height or higher', arrows: ['leftFoot'] },
    { pose: palmsTogether, says: 'Fingers open and close; press the palms' },
    { pose: shrugUp, says: 'Both arms up: shoulders to the ears, and down' },
    { pose: squatHigh, says: 'Squats, hands high' },
    { pose: smallBlock, says: 'Small hops with high hands, each landing held' },
  ],
};

export const setterHands: Picture = {
  view: 'side',
  frames: [
    { pose: skipRight, says: 'Skip on the spot', ball: [40, 7, 14] },
    { pose: fists, says: 'Wrist circles, fingers wide, then fists', ball: [40, 7, 14] },
    { pose: setContact, says: 'Toss, and catch in the setting shape', ball: 'hands' },
    { pose: squatHigh, says: 'Squats, the ball held high', ball: 'hands' },
    { pose: setFinish, says: 'Sets to yourself from bent knees', ball: [8, 150, 0] },
  ],
};

export const handsAndWrists: Picture = {
  view: 'quarter',
  frames: [
    { pose: march, says: 'March, big arm swings' },
    fistsAndStars,
    { pose: palmsTogether, says: 'Palm to palm: press the finger pads' },
    { pose: wallPushes, says: 'Fingertip push-ups on a wall or a table' },
    { pose: windowTall, says: 'Quick window shapes above the forehead; freeze' },
  ],
};

export const swingAndLand: Picture = {
  view: 'quarter',
  frames: [
    { pose: bladesDown, says: 'W: elbows to the back pockets' },
    slowThrow,
    { pose: snapDown, says: 'Squats, then snap down and hold' },
    { pose: swingHop, says: 'Small hops; a slow swing at the top' },
    { pose: softLanding, says: 'Each landing held on both feet' },
  ],
};

export const hipAndBack: Picture = {
  view: 'side',
  frames: [
    { pose: catBack, says: 'Cat and cow: round your back, then hollow it' },
    { pose: hipStretch, says: 'Half kneeling: rock the hips forward, stay tall' },
    { pose: goodMorning, says: 'Good-mornings: hips back, flat back' },
    { pose: squat, says: 'Squats, heels down' },
    { pose: bridge, says: 'On your back: bridge up, and slowly down' },
  ],
};

export const mobilityFlow: Picture = {
  view: 'side',
  frames: [
    { pose: catBack, says: 'On all fours: round and hollow your back' },
    { pose: downwards, says: 'Upside-down V: pedal your heels' },
    { pose: lungeReach, says: 'A step between the hands, turn and reach up' },
    { pose: soles, says: 'Sit, soles together, lean forward' },
    { pose: bridgeLow, says: 'On your back: both knees fall to one side, then the other' },
  ],
};

export const fitCheck: Picture = {
  view: 'side',
  frames: [
    { pose: squat, says: 'Squats to chair height: one minute, count' },
    { pose: pushUpTop, says: 'Push-ups: one straight board' },
    { pose: pushUpLow, says: 'Chest down, elbows half out: count' },
    { pose: plank, says: 'Plank on the forearms: note the seconds' },
  ],
};

export const breathing: Picture = {
  view: 'quarter',
  frames: [
    { pose: handsOnBelly, says: 'One hand on the belly, one on the chest: in for three' },
    { pose: breathingOut, says: 'Out for five; only the lower hand moves' },
    { pose: skipRight, says: 'Run on the spot for twenty seconds' },
    { pose: { ...breathingOut, look: -4 }, says: 'Calm your breath again, and count' },
  ],
};

export const jointCheck: Picture = {
  view: 'quarter',
  frames: [
    { pose: backScratch, says: 'One hand over, one under, behind your back. Both ways' },
    { pose: acrossChest, says: 'Pull one arm across, then the other: is one tighter?' },
    { pose: halfSquatOneLeg, says: 'Half squat on one leg: does the knee stay over the toes?' },
    { pose: kneeOverToes, says: 'Knee to the wall, heel down: how far away is the foot?' },
    { pose: onToes, says: 'Toe raises, slowly: even, and without pain?' },
  ],
};

export const openBooks: Picture = {
  view: 'top',
  props: [{ kind: 'mat', from: -44, to: 48 }],
  frames: [
    { pose: bookShut, says: 'On your side, knees bent, hands together in front', arrows: ['rightHand'] },
    { pose: bookUp, says: 'The top arm goes up and over; the eyes follow the hand', arrows: ['rightHand'] },
    { pose: bookOpen, says: 'Open: the ribs sink, the knees stay. Breathe out' },
  ],
};

/** Face to face with a partner who catches and throws back. */
export const catchRound: Picture = {
  view: 'side',
  partnerAt: 120,
  frames: [
    {
      pose: chestThrow,
      says: 'Chest throws while both side-step',
      ball: 'hands',
      arrows: ['ball'],
      arc: 6,
      partner: chestCatch,
    },
    {
      pose: overheadThrow,
      says: 'Overhead with both hands, easy',
      ball: [94, 88, 0],
      arrows: ['ball'],
      arc: 16,
      partner: chestCatch,
    },
    {
      pose: lowThrow,
      says: 'Squat, catch low, throw from below',
      ball: 'hands',
      arrows: ['ball'],
      arc: 16,
      partner: chestCatch,
    },
    {
      pose: contactStanding,
      says: 'One hand at half speed, long arm; then three quick steps',
      ball: [94, 88, 0],
      partner: chestCatch,
    },
  ],
};
