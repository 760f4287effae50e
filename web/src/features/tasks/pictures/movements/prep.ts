import type { Frame, Picture } from '../picture.ts';
import { pogoUp, snapDown } from '../poses/jumping.ts';
import { setContact, setWindow } from '../poses/setting.ts';
import { GUARD, onToes, splitStep, squat, stand } from '../poses/standing.ts';
import { lunge, skipLeft, skipRight } from '../poses/strength.ts';

const guardedLunge = { ...lunge, leftArm: GUARD, rightArm: GUARD };

export const dynamicWarmUp: Picture = {
  view: 'side',
  frames: [
    { pose: skipRight, at: [-16], says: 'Jog, then skip: knees high, arms swing' },
    { pose: guardedLunge, at: [4], says: 'Long lunges, trunk tall' },
    { pose: squat, at: [12], says: 'Slow squats, heels down, knees over toes', arrows: ['head'] },
    { pose: pogoUp, at: [12], says: 'Quick small hops, quiet feet' },
    { pose: skipLeft, at: [22], says: 'Short sharp runs at the end' },
  ],
};

export const springLegs: Picture = {
  view: 'side',
  frames: [
    { pose: skipRight, says: 'Jog on the spot, shoulders loose' },
    { pose: onToes, says: 'Slow calf raises, all the way up' },
    { pose: guardedLunge, says: 'Reverse lunges, each knee in line with its toes' },
    { pose: snapDown, says: 'Snap down from your toes, and hold' },
    { pose: pogoUp, says: 'Low hops, quiet on both feet' },
  ],
};

export const elevenMoves: Picture = {
  view: 'side',
  frames: [
    { pose: squat, says: 'After the floor: squats, heels down' },
    { pose: guardedLunge, says: 'Reverse lunges, trunk tall' },
    { pose: skipLeft, says: 'Skips, knees up, arms swing' },
    { pose: pogoUp, says: 'Soft hops on two feet' },
  ],
};

const out = { upper: [2, 4], fore: [92, -14] } as const;

export const shoulderPrep: Picture = {
  view: 'front',
  frames: [
    {
      pose: { ...stand, leftArm: out, rightArm: out },
      says: 'Elbows at the ribs, thumbs up',
      arrows: ['leftHand', 'rightHand'],
    },
    {
      pose: {
        ...stand,
        leftArm: { upper: [0, 8], fore: [78, 58] },
        rightArm: { upper: [0, 8], fore: [78, 58] },
      },
      says: 'Turn the forearms out, shoulder blades together',
      arrows: ['leftHand', 'rightHand'],
    },
    {
      pose: {
        ...stand,
        leftArm: { upper: [30, 76], fore: [176, 16] },
        rightArm: { upper: [30, 76], fore: [176, 16] },
      },
      says: 'Elbows up to the side, hands up: a goalpost',
      arrows: ['leftHand', 'rightHand'],
    },
    {
      pose: {
        ...stand,
        leftArm: { upper: [170, 34], fore: [172, 30] },
        rightArm: { upper: [170, 34], fore: [172, 30] },
      },
      says: 'Reach up to a Y, shoulders away from the ears',
    },
  ],
};

const fistsOrWide: Frame = {
  pose: {
    ...stand,
    leftArm: { upper: [40, 14], fore: [140, -8], hand: [150, 0] },
    rightArm: { upper: [40, 14], fore: [140, -8], hand: [150, 0] },
  },
  says: 'Fingers wide, then a fist, quick and loose',
};

export const fingersAndFeet: Picture = {
  view: 'side',
  frames: [
    { pose: skipRight, at: [-12], says: 'Jog and shuffle, light feet' },
    { ...fistsOrWide, at: [-12] },
    { pose: skipLeft, at: [-4], says: 'Three quick steps', arrows: ['hips'] },
    { pose: setWindow, at: [20], says: 'Stop, feet under you, hands high' },
  ],
};

export const wristPrep: Picture = {
  view: 'side',
  frames: [
    {
      pose: {
        ...stand,
        leftArm: { upper: [84, 4], fore: [88, 0], hand: [172, 0] },
        rightArm: { upper: [84, 4], fore: [88, 0], hand: [172, 0] },
      },
      says: 'Arms long, fingers up: push the palms away',
      arrows: ['rightHand'],
    },
    {
      pose: {
        ...stand,
        leftArm: { upper: [84, 4], fore: [88, 0], hand: [4, 0] },
        rightArm: { upper: [84, 4], fore: [88, 0], hand: [4, 0] },
      },
      says: 'Fingers down: backs of the hands away',
    },
    fistsOrWide,
  ],
};

export const tiredHands: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 72 }],
  frames: [
    { pose: splitStep, at: [-6], says: 'Twenty seconds of hard, quick feet' },
    { pose: setWindow, says: 'Breathe out, hands up, knees soft', ball: [63, 126, 0], arrows: ['ball'] },
    {
      pose: setContact,
      says: 'Ten clean touches at the wall, legs still in it',
      ball: 'hands',
      arrows: ['ball'],
      arc: 5,
    },
    { pose: setWindow, says: 'Same spot each time', ball: [63, 130, 0] },
  ],
};
