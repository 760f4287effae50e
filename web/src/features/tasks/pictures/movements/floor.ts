import { sideLying, sideLyingUp } from '../poses/floor.ts';
import type { Picture } from '../picture.ts';
import { mirrored } from '../body/pose.ts';
import {
  ankleHold,
  bear,
  bearStep,
  bellyRest,
  bridge,
  bridgeLong,
  bridgeLow,
  bridgeMarch,
  bridgeSqueeze,
  calfStretch,
  deadBug,
  deadBugLong,
  hipStretch,
  nordicLean,
  nordicTop,
  plank,
  pushUpLow,
  pushUpPlus,
  pushUpSunk,
  pushUpTop,
  raiseT,
  raiseW,
  raiseY,
  sidePlank,
  sitReach,
} from '../poses/floor.ts';
import { softLanding, squat } from '../poses/standing.ts';

export const bridgeMarching: Picture = {
  view: 'side',
  frames: [
    { pose: bridgeLow, says: 'On your back, feet flat', arrows: ['hips'] },
    { pose: bridge, says: 'Hips up: shoulders, hips, knees in one line', arrows: ['leftFoot'] },
    { pose: bridgeMarch, says: 'Lift one foot; the hips stay level. Change' },
  ],
};

export const walkout: Picture = {
  view: 'side',
  frames: [
    { pose: bridge, says: 'Bridge up on your heels', arrows: ['leftFoot'] },
    { pose: bridgeLong, says: 'Small steps away; the hips stay up', arrows: ['leftFoot'] },
    { pose: bridge, says: 'And back in small steps' },
  ],
};

export const nordic: Picture = {
  view: 'side',
  partnerBy: [-53, 0],
  frames: [
    {
      pose: nordicTop,
      says: 'Kneel tall, your partner holds the ankles',
      arrows: ['head'],
      partner: ankleHold,
    },
    {
      pose: nordicLean,
      partner: ankleHold,
      says: 'Lean as one straight line, as slowly as you can; catch yourself with the hands',
    },
  ],
};

export const squeeze: Picture = {
  view: 'side',
  frames: [
    {
      pose: { ...bridgeLow, left: { at: [27, 5], knee: [150, 6] }, right: { at: [27, 5], knee: [150, 6] } },
      says: 'Ball between the knees',
      ball: [19, 28, 0],
      arrows: ['hips'],
    },
    { pose: bridgeSqueeze, says: 'Hips up, squeeze and breathe', ball: [27, 29, 0] },
  ],
};

export const pushUps: Picture = {
  view: 'side',
  frames: [
    { pose: pushUpTop, says: 'One straight board from head to heels', arrows: ['head'] },
    { pose: pushUpLow, says: 'Chest down, elbows half out', arrows: ['head'] },
    { pose: pushUpTop, says: 'Push the floor away' },
  ],
};

export const shoulderPush: Picture = {
  view: 'side',
  frames: [
    { pose: pushUpSunk, says: 'Arms straight: let the shoulder blades sink together' },
    { pose: pushUpPlus, says: 'Push them apart; elbows never bend' },
  ],
};

export const ytw: Picture = {
  view: 'top',
  frames: [
    { pose: bellyRest, says: 'On your belly, forehead just off the floor' },
    { pose: raiseY, says: 'Y: thumbs up, arms lift' },
    { pose: raiseT, says: 'T: arms out to the sides' },
    { pose: raiseW, says: 'W: elbows to the back pockets' },
  ],
};

export const deadBugs: Picture = {
  view: 'side',
  frames: [
    {
      pose: deadBug,
      says: 'Arms up, knees over the hips, back on the floor',
      arrows: ['rightHand', 'leftFoot'],
    },
    {
      pose: deadBugLong,
      says: 'One arm and the other leg go long; breathe out',
      arrows: ['rightHand', 'leftFoot'],
    },
    { pose: deadBug, says: 'Back, then the other pair' },
  ],
};

const planks: Picture = {
  view: 'side',
  frames: [
    { pose: { ...plank, hips: [0, 11], lean: 77 }, says: 'Elbows under the shoulders', arrows: ['hips'] },
    { pose: plank, says: 'Head, hips and heels in one line. Breathe' },
  ],
};

export const plankSide: Picture = {
  view: 'front',
  frames: [
    {
      pose: { ...sidePlank, hips: [0, 9, 0], tilt: 58 },
      says: 'Elbow under the shoulder, legs long',
      arrows: ['hips'],
    },
    { pose: sidePlank, says: 'Hips up: one straight line. Hold' },
  ],
};

export const plankSeries: Picture = {
  ...planks,
  frames: [
    { pose: plank, says: 'Front: elbows under the shoulders, one straight line' },
    { pose: { ...sidePlank, turn: -76 }, says: 'Side: hips up, no twist' },
    { pose: { ...mirrored(sidePlank), turn: 104 }, says: 'Other side, without a rest' },
  ],
};

export const crawl: Picture = {
  view: 'side',
  frames: [
    { pose: bear, says: 'Knees a hand above the floor, back level', arrows: ['leftHand', 'rightFoot'] },
    { pose: bearStep, says: 'Opposite hand and foot, short steps', arrows: ['hips'] },
    { pose: bear, at: [8], says: 'The back stays as still as a table' },
  ],
};

export const coolDown: Picture = {
  view: 'side',
  frames: [
    { pose: calfStretch, says: 'Calf: back heel down, leg straight' },
    { pose: hipStretch, says: 'Front of the hip: kneel, hips forward' },
    { pose: sitReach, says: 'Back of the thigh: long back, breathe' },
  ],
};

export const hipOpener: Picture = {
  view: 'quarter',
  frames: [
    { pose: softLanding, says: 'Sink slowly, heels down', arrows: ['hips'] },
    {
      pose: {
        ...squat,
        leftArm: { upper: [40, 10], fore: [96, -16] },
        rightArm: { upper: [40, 10], fore: [96, -16] },
      },
      says: 'Deep squat, elbows press the knees apart',
    },
    { pose: hipStretch, says: 'Half kneeling: hips forward, arm up' },
  ],
};

export const forearmTurn: Picture = {
  view: 'front',
  frames: [
    { pose: sideLying, says: 'On your side, elbow on the ribs, bottle in front', arrows: ['rightHand'] },
    { pose: sideLyingUp, says: 'Turn the forearm up slowly; the elbow stays on the ribs' },
  ],
};
