import type { Picture } from '../picture.ts';
import { mirrored } from '../body/pose.ts';
import { blockLand, blockLoad, blockReach } from '../poses/blocking.ts';
import { plank, pushUpLow } from '../poses/floor.ts';
import { approachLong, plant, spikeTakeOff } from '../poses/hitting.ts';
import {
  balanceCatch,
  balanceThrow,
  boundAir,
  broadAir,
  broadTakeOff,
  dropAir,
  flamingo,
  hopLow,
  hopOver,
  pauseSquat,
  pogoDown,
  pogoUp,
  reachOneHand,
  reachStanding,
  ropeDown,
  ropeUp,
  skaterLeft,
  skaterRight,
  snapDown,
  splitAir,
  stepOff,
  stickRight,
} from '../poses/jumping.ts';
import { lowStep, ready } from '../poses/passing.ts';
import {
  flight,
  loaded,
  onToes,
  softLanding,
  splitStep,
  sprint,
  sprintLeft,
  stand,
  takeOff,
  tall,
} from '../poses/standing.ts';
import { skipLeft, skipRight, splitHold } from '../poses/strength.ts';

const half = {
  ...flight,
  hips: [1, 66],
  left: { at: [-2, 6, 7], point: 48 },
  right: { at: [-2, 6, 7], point: 48 },
} as const;

export const landing: Picture = {
  view: 'quarter',
  frames: [
    { pose: tall, says: 'Tall on your toes', arrows: ['hips'] },
    { pose: snapDown, says: 'Snap down: hips back, knees over toes' },
    { pose: softLanding, says: 'Quiet, on both feet, still for two seconds' },
  ],
};

export const armSwingJump: Picture = {
  view: 'side',
  frames: [
    { pose: loaded, says: 'Sink, arms far back', arrows: ['rightHand'] },
    { pose: half, says: 'Arms up: they lift you. A small jump' },
    { pose: softLanding, says: 'Soft on both feet' },
  ],
};

export const countermovement: Picture = {
  view: 'side',
  frames: [
    {
      pose: { ...tall, hips: [0, 51.4], left: stand.left, right: stand.right },
      says: 'Tall, arms up',
      arrows: ['rightHand'],
    },
    { pose: loaded, says: 'Quick dip, arms back', arrows: ['rightHand'] },
    { pose: flight, says: 'As high as you can' },
    { pose: softLanding, says: 'Both feet, quiet, still' },
  ],
};

export const pauseJump: Picture = {
  view: 'side',
  frames: [
    { pose: pauseSquat, says: 'Sink and wait: one, two', arrows: ['rightHand'] },
    { pose: flight, says: 'Jump from stillness' },
    { pose: softLanding, says: 'Both feet, quiet, still' },
  ],
};

export const pogo: Picture = {
  view: 'side',
  frames: [
    { pose: pogoDown, says: 'Balls of the feet, knees nearly straight' },
    { pose: pogoUp, says: 'Spring from the ankles, low and quick' },
    { pose: pogoDown, says: 'Short on the floor, quiet' },
  ],
};

export const rope: Picture = {
  view: 'front',
  frames: [
    { pose: ropeDown, says: 'Elbows in, wrists turn the rope' },
    { pose: ropeUp, says: 'A hand high, no more' },
    { pose: ropeDown, says: 'Easy rhythm on the balls of the feet' },
  ],
};

export const overLine: Picture = {
  view: 'front',
  props: [{ kind: 'lane', from: -40, to: 22 }],
  frames: [
    { pose: hopLow, at: [0, -11], says: 'Feet together beside the line', arrows: ['leftFoot'] },
    { pose: hopOver, says: 'Low over it' },
    { pose: hopLow, at: [0, 11], says: 'Quiet on both feet, and back' },
  ],
};

export const stepOffStick: Picture = {
  view: 'side',
  props: [{ kind: 'block', from: -16, to: 12, height: 11 }],
  frames: [
    { pose: stepOff, at: [-2], says: 'Step off, do not jump', arrows: ['leftFoot'] },
    { pose: dropAir, at: [30], says: 'Feet ready on the way down' },
    { pose: softLanding, at: [32], says: 'Both feet at once, quiet, still' },
  ],
};

export const rebound: Picture = {
  view: 'side',
  props: [{ kind: 'block', from: -16, to: 12, height: 11 }],
  frames: [
    { pose: stepOff, at: [-2], says: 'Step off a low step', arrows: ['leftFoot'] },
    { pose: pogoDown, at: [30], says: 'Touch the floor for an instant, stiff ankles', arrows: ['head'] },
    { pose: flight, at: [32], says: 'Straight up' },
    { pose: softLanding, at: [34], says: 'And a soft landing' },
  ],
};

export const skater: Picture = {
  view: 'front',
  frames: [
    { pose: skaterLeft, at: [0, -28], says: 'Load on one leg, hips back', arrows: ['hips'] },
    { pose: boundAir, says: 'Bound sideways' },
    { pose: skaterRight, at: [0, 28], says: 'Stick it on the other foot: knee over toes, still' },
  ],
};

export const hopHold: Picture = {
  view: 'side',
  frames: [
    { pose: stickRight, at: [-22], says: 'One leg, hips back', arrows: ['hips'] },
    {
      pose: {
        ...stickRight,
        hips: [0, 58],
        lean: 14,
        right: { at: [2, 3, 8], point: 20 },
        left: { at: [-14, 5, 18], point: 40 },
      },
      at: [4],
      says: 'A short hop forward',
    },
    { pose: stickRight, at: [26], says: 'Same foot: quiet, knee over toes. Hold' },
  ],
};

export const broadJump: Picture = {
  view: 'side',
  frames: [
    { pose: loaded, at: [-56], says: 'Load, arms back', arrows: ['hips'] },
    { pose: broadTakeOff, at: [-42], says: 'Arms throw you forward', arrows: ['hips'] },
    { pose: broadAir, at: [6], says: 'Feet reach ahead' },
    { pose: softLanding, at: [42], says: 'Land low on both feet. Hold' },
  ],
};

export const reachJump: Picture = {
  view: 'side',
  frames: [
    { pose: approachLong, at: [-40], says: 'Long step, arms far back', arrows: ['hips'] },
    { pose: plant, at: [-12], says: 'Close, hips low', arrows: ['rightHand'] },
    { pose: spikeTakeOff, at: [-8], says: 'Explode, both arms up', arrows: ['rightHand'] },
    { pose: reachOneHand, at: [0], says: 'One hand as high as you can' },
    { pose: softLanding, at: [8], says: 'Two feet, soft' },
  ],
};

export const blockSeries: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 18 }],
  frames: [
    { pose: blockLoad, at: [-8], says: 'Hands high, load', arrows: ['rightHand'] },
    { pose: blockReach, at: [5], says: 'Touch the wall high with both hands' },
    { pose: blockLand, at: [-8], says: 'Soft landing: it is the next load. Three in a row' },
  ],
};

export const splitJump: Picture = {
  view: 'side',
  frames: [
    { pose: splitHold, says: 'Half lunge, trunk tall', arrows: ['head'] },
    { pose: splitAir, says: 'Jump and switch the legs' },
    { pose: mirrored(splitHold), says: 'Land in the lunge, still and straight' },
  ],
};

export const jumpTest: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 14 }],
  frames: [
    { pose: reachStanding, at: [-4], says: 'Mark how high you reach, heels down' },
    { pose: loaded, at: [-8], says: 'Load, arms back', arrows: ['rightHand'] },
    { pose: reachOneHand, at: [-3], says: 'Mark how high you touch: the difference is your jump' },
    { pose: softLanding, at: [-14], says: 'Land on both feet' },
  ],
};

export const skips: Picture = {
  view: 'side',
  frames: [
    { pose: skipRight, at: [-18], says: 'Knee high, toes up, opposite arm', arrows: ['rightFoot'] },
    { pose: onToes, at: [0], says: 'Foot strikes down under the hip' },
    { pose: skipLeft, at: [18], says: 'Other side, tall and springy' },
  ],
};

export const running: Picture = {
  view: 'side',
  frames: [
    { pose: sprint, at: [-20], says: 'Lean a little, drive the back leg', arrows: ['leftFoot'] },
    { pose: skipRight, at: [4], says: 'Knees up, arms fast, shoulders loose' },
    { pose: sprintLeft, at: [24], says: 'Foot lands under the hip' },
  ],
};

export const quickFeet: Picture = {
  view: 'front',
  frames: [
    {
      pose: { ...splitStep, left: { at: [-2, 7], point: 16 }, right: { at: [-2, 7], point: 16 } },
      says: 'Light feet, low hips',
      arrows: ['leftFoot', 'rightFoot'],
    },
    {
      pose: {
        ...splitStep,
        hips: [-6, 45],
        left: { at: [-2, 9, 3], point: 20 },
        right: { at: [-2, 9, 3], point: 20 },
      },
      says: 'A tiny hop at the end',
    },
    { pose: splitStep, says: 'Split step: wide, low, ready for anything' },
  ],
};

export const fastStart: Picture = {
  view: 'side',
  frames: [
    { pose: splitStep, at: [-36], says: 'Low and awake, weight on the balls of the feet', arrows: ['hips'] },
    { pose: lowStep, at: [-18], says: 'First step short and sharp, chest ahead', arrows: ['hips'] },
    { pose: sprint, at: [24], says: 'Three hard steps' },
  ],
};

export const oneLegBalance: Picture = {
  view: 'front',
  frames: [
    { pose: stand, says: 'Both feet, eyes on one point', arrows: ['leftFoot'] },
    { pose: flamingo, says: 'One leg, hips level, knee soft. Then eyes closed' },
  ],
};

export const balanceCatching: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 84 }],
  frames: [
    { pose: balanceCatch, says: 'On one leg, knee soft', ball: 'hands', arrows: ['ball'] },
    {
      pose: balanceThrow,
      says: 'Throw to the wall; the hips stay level',
      ball: [75, 78, 0],
      arrows: ['ball'],
    },
    { pose: balanceCatch, says: 'Catch it and stay', ball: 'hands' },
  ],
};

export const downUp: Picture = {
  view: 'side',
  frames: [
    { pose: ready, at: [-10], says: 'Ready position', arrows: ['head'] },
    { pose: pushUpLow, at: [-4], says: 'Hands down, feet back, chest to the floor' },
    {
      pose: {
        ...plank,
        hips: [-5, 22],
        lean: 71,
        left: { at: [-46, 6], point: 66, knee: [0, 0] },
        right: { at: [-46, 6], point: 66, knee: [0, 0] },
        leftArm: pushUpLow.leftArm,
        rightArm: pushUpLow.rightArm,
      },
      at: [-4],
      says: 'Push up with both arms',
      arrows: ['leftFoot'],
    },
    { pose: ready, at: [-10], says: 'Feet under you: ready again' },
  ],
};

export const jumpUpright: Picture = {
  view: 'side',
  frames: [
    { pose: loaded, says: 'Load, arms back', arrows: ['rightHand'] },
    { pose: takeOff, says: 'Long through the toes' },
    { pose: half, says: 'Half power, straight up' },
    { pose: softLanding, says: 'Stick it: quiet, still, knees over toes' },
  ],
};
