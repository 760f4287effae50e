import type { Pose } from '../body/pose.ts';
import type { Picture } from '../picture.ts';
import { tossUp } from '../poses/passing.ts';
import {
  blockLoad,
  blockPress,
  blockStance,
  crossClose,
  crossOpen,
  crossOver,
  pressStanding,
  shoulderDown,
  turnOff,
} from '../poses/blocking.ts';
import { joust, joustHard } from '../poses/duels.ts';
import {
  bowStanding,
  contactStanding,
  plant,
  spikeContact,
  throughStanding,
  tipReach,
} from '../poses/hitting.ts';
import { lowStep } from '../poses/passing.ts';
import { softLanding } from '../poses/standing.ts';
import { smallBlock } from '../poses/warming-up.ts';
import { land, load, stance } from './blocking.ts';

/** Half as high as in a match. */
const smallHitter = {
  ...spikeContact,
  hips: [0, 66],
  left: { at: [-8, 6, 10], point: 50 },
  right: { at: [-14, 6, 11], point: 52 },
} satisfies Pose;

export const quickBlock: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 18 }],
  partnerAt: 56,
  frames: [
    {
      ...stance,
      at: [-7],
      says: 'Hands at the forehead, knees bent, weight forward',
      ball: [40, 112, -7],
      partner: plant,
      arrows: [],
    },
    {
      ...load,
      at: [-7],
      says: 'See the hitter sink: you sink',
      ball: [36, 136, -7],
      partner: plant,
      arrows: ['hips'],
    },
    {
      pose: blockPress,
      at: [-2],
      says: 'Leave the floor together, hands straight over',
      ball: [33, 143, -7],
      partner: smallHitter,
    },
    {
      ...land,
      at: [-6],
      says: 'Two feet down, eyes at once to a pin',
      ball: [34, 26, -7],
      partner: softLanding,
    },
  ],
};

export const tipOrSwing: Picture = {
  view: 'side',
  partnerAt: 104,
  frames: [
    {
      pose: shoulderDown,
      says: 'Feet on the floor, block hands high; wait',
      ball: [80, 138, -7],
      partner: bowStanding,
    },
    {
      pose: { ...pressStanding, lean: 8 },
      says: 'A swing: press and stop the ball',
      ball: 'hands',
      partner: throughStanding,
    },
    {
      pose: shoulderDown,
      says: 'A tip: you see the hand slow down',
      ball: [76, 140, -7],
      arrows: ['ball'],
      arc: 14,
      partner: tipReach,
    },
    {
      pose: { ...turnOff, turn: 180 },
      says: 'Pull back, turn on two feet',
      ball: [-18, 104, 0],
      arrows: ['ball'],
      partner: contactStanding,
    },
    {
      pose: { ...lowStep, turn: 180 },
      at: [-14],
      says: 'Play it before its second bounce',
      ball: [-50, 46, 0],
      partner: contactStanding,
    },
  ],
};

export const jousting: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 20 }],
  partnerAt: 40,
  frames: [
    {
      pose: joust,
      says: 'Ball on the tape, both hands on your own side, arms nearly straight',
      ball: [20, 138, 0],
      partner: joust,
    },
    {
      pose: joustHard,
      at: [-2],
      says: '“Now”: push from the legs and the belly, no swing',
      ball: [23, 139, 0],
      partner: joust,
      arrows: ['ball'],
    },
    { pose: joust, says: 'Hold; feel the other one give', ball: [20, 139, 0], partner: joust },
    {
      pose: joustHard,
      at: [-1],
      says: 'Push again: down on the other side',
      ball: [30, 120, 0],
      partner: softLanding,
    },
  ],
};

/** Eyes first, feet after: the move along the net ends in a small jump. */
export const readAndMove: Picture = {
  view: 'back',
  frames: [
    { ...stance, says: 'Eyes: ball, setter, ball, hitter; feet stay down', arrows: [] },
    {
      pose: { ...blockLoad, hips: [-8, 40] },
      says: 'Sink a little as the set leaves',
      arrows: ['rightFoot'],
    },
    { pose: crossOpen, at: [0, 6], says: 'Now go: open to that side', arrows: ['leftFoot'] },
    { pose: crossClose, at: [0, 46], says: 'Stop square, hands high', arrows: ['hips'] },
    { pose: smallBlock, at: [0, 47], says: 'A small block jump' },
  ],
};

/** A race to a place: there, square, before the ball lands. */
export const squareInTime: Picture = {
  view: 'back',
  frames: [
    { ...stance, says: 'In the middle, hands high, eyes on the ball', arrows: ['rightFoot'] },
    { pose: crossOpen, at: [0, 6], says: 'Open to the side of the ball', arrows: ['leftFoot'] },
    { pose: crossOver, at: [0, 30], says: 'Cross, long and low', arrows: ['rightFoot'] },
    {
      pose: { ...crossClose, leftArm: blockStance.leftArm, rightArm: blockStance.rightArm },
      at: [0, 54],
      says: 'Close: square and still, hands high, before it lands',
    },
  ],
};

/** Alone: one's own toss says when to go. */
export const ownToss: Picture = {
  view: 'side',
  frames: [
    { pose: tossUp, says: 'Toss it up, a little in front of you', ball: 'hands', arrows: ['ball'] },
    { pose: blockLoad, says: 'Hands to the forehead, sink while it rises', ball: [26, 152, 0], arrows: [] },
    {
      pose: {
        ...pressStanding,
        hips: [0, 66],
        left: { at: [-3, 6, 5], point: 40 },
        right: { at: [-3, 6, 5], point: 40 },
      },
      says: 'Half a jump: both hands meet it',
      ball: 'hands',
      arrows: ['ball'],
    },
    { ...land, says: 'Push it down; land on both feet, hands still up', ball: [44, 7, 0] },
  ],
};
