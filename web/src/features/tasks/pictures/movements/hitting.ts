import type { Frame, Picture } from '../picture.ts';
import { blockPress } from '../poses/blocking.ts';
import {
  approachLeft,
  approachLong,
  armsBack,
  bow,
  plant,
  spikeContact,
  spikeTakeOff,
  spikeThrough,
  tipReach,
} from '../poses/hitting.ts';
import { flight, loaded, softLanding, stand, takeOff, tall } from '../poses/standing.ts';
import { skipRight } from '../poses/strength.ts';

const small: Frame = { pose: approachLeft, at: [-42], says: 'Small, slow first steps', arrows: ['hips'] };
export const long: Frame = {
  pose: approachLong,
  at: [1],
  says: 'Long step, heel first, both arms far back',
  arrows: ['hips', 'leftFoot'],
};
export const planted: Frame = {
  pose: plant,
  at: [29],
  says: 'Close the feet, hips low, arms still back',
  arrows: ['hips'],
};
export const landed: Frame = { pose: softLanding, at: [38], says: 'Two feet, soft knees. Hold still' };

export const approach: Picture = {
  view: 'side',
  frames: [
    { pose: stand, at: [-60], says: 'Stand easy, eyes up', arrows: ['hips'] },
    small,
    long,
    { pose: plant, at: [29], says: 'Close the feet, hips low, arms still back. Stop' },
  ],
};

export const plantAndHold: Picture = {
  view: 'side',
  frames: [
    { ...long, at: [-22] },
    { pose: plant, at: [6], says: 'Hold: knees bent, chest over thighs, arms back' },
  ],
};

export const doubleSwing: Picture = {
  view: 'side',
  frames: [
    { pose: stand, says: 'Stand tall', arrows: ['hips', 'rightHand'] },
    { pose: armsBack, says: 'Sink, both arms swing back', arrows: ['rightHand'] },
    { pose: tall, says: 'Both arms up: they pull you onto your toes' },
  ],
};

export const stepCloseJump: Picture = {
  view: 'side',
  frames: [
    { ...long, at: [-26] },
    { ...planted, at: [2] },
    {
      pose: {
        ...flight,
        hips: [2, 66],
        left: { at: [-2, 6, 7], point: 46 },
        right: { at: [-2, 6, 7], point: 46 },
      },
      at: [12],
      says: 'Both arms lift you, half a jump',
      arrows: ['hips'],
    },
    { ...landed, at: [16] },
  ],
};

export const approachJump: Picture = {
  view: 'side',
  frames: [
    long,
    planted,
    { pose: bow, at: [33], says: 'Up, not out: draw the bow in the air', arrows: ['rightHand'] },
    { pose: spikeContact, at: [35], says: 'Full reach, in front of the shoulder', arrows: ['hips'] },
    landed,
  ],
};

export const bowInAir: Picture = {
  view: 'side',
  frames: [
    { pose: loaded, says: 'Load, arms back', arrows: ['hips'] },
    { pose: takeOff, says: 'Both arms lift you', arrows: ['rightHand'] },
    { pose: bow, at: [2], says: 'Elbow high and back: show the bow', arrows: ['rightHand'] },
    { pose: spikeThrough, at: [4], says: 'Swing through', arrows: ['hips'] },
    { ...landed, at: [6] },
  ],
};

export const net = { kind: 'net', at: 84 } as const;

export const spike: Picture = {
  view: 'side',
  props: [net],
  frames: [
    { ...long, ball: [66, 160, 7], arrows: ['hips'] },
    { ...planted, ball: [63, 158, 7] },
    {
      pose: bow,
      at: [33],
      says: 'Draw the bow, free hand at the ball',
      ball: [59, 153, 7],
      arrows: ['rightHand'],
    },
    {
      pose: spikeContact,
      at: [35],
      says: 'Hit at full reach, in front of the shoulder',
      ball: 'rightHand',
      arrows: ['ball'],
    },
    { ...landed, ball: [124, 60, 7] },
  ],
};

export const netBrake: Picture = {
  view: 'side',
  props: [net],
  frames: [
    long,
    planted,
    { pose: spikeContact, at: [34], says: 'Jump up, swing without the net', arrows: ['hips'] },
    { ...landed, at: [35], says: 'Land on two feet, an arm’s length from the net' },
  ],
};

export const approachCatch: Picture = {
  view: 'side',
  frames: [
    { ...long, ball: [62, 150, 0], arrows: ['hips'], says: 'Toss high in front, then go: arms back' },
    { ...planted, ball: [60, 147, 0] },
    {
      pose: {
        ...flight,
        hips: [1, 70],
        lean: 8,
        left: { at: [-2, 6, 11], point: 46 },
        right: { at: [-2, 6, 11], point: 46 },
        leftArm: { upper: [154, 2], fore: [156, -10] },
        rightArm: { upper: [154, 2], fore: [156, -10] },
      },
      at: [34],
      says: 'Half a jump, catch at full reach',
      ball: 'hands',
      arrows: ['hips'],
    },
    { ...landed, ball: 'hands' },
  ],
};

export const tipsOverBlock: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 40 }],
  partnerAt: 66,
  frames: [
    { pose: plant, says: 'Approach as if to hit', arrows: ['hips'], ball: [32, 168, 7], partner: blockPress },
    {
      pose: { ...spikeContact, rightArm: tipReach.rightArm },
      at: [-2],
      says: 'Full reach, firm fingertips',
      ball: 'rightHand',
      arrows: ['ball'],
      arc: 12,
      partner: blockPress,
    },
    {
      pose: softLanding,
      at: [2],
      says: 'Over the hands, into the hole behind',
      ball: [104, 70, 7],
      partner: blockPress,
    },
  ],
};

export const slide: Picture = {
  view: 'side',
  frames: [
    { pose: approachLeft, at: [-44], says: 'Quick, flat steps along the net', arrows: ['hips'] },
    {
      pose: {
        ...skipRight,
        rightArm: { upper: [150, 10], fore: [160, 4] },
        leftArm: { upper: [120, 10], fore: [130, 4] },
      },
      at: [-4],
      says: 'Off one foot: knee and arms lift',
      arrows: ['hips'],
    },
    {
      pose: {
        ...spikeContact,
        hips: [0, 66],
        right: { at: [-6, 6, 10], point: 48 },
        left: { at: [-8, 6, 8], point: 48 },
      },
      at: [24],
      says: 'Reach high, stay upright',
      arrows: ['hips'],
    },
    { ...landed, at: [35], says: 'Land on two feet' },
  ],
};

export const laneRead: Picture = {
  view: 'side',
  props: [net],
  frames: [
    { ...long, says: 'Half speed, eyes on the blocker', arrows: ['hips'] },
    { ...planted, says: 'Plant, and call the open lane' },
    { pose: bow, at: [33], says: 'Hop at half height', arrows: ['rightHand'] },
    { pose: spikeContact, at: [34], says: 'Shadow swing to the open side' },
    { ...landed, at: [33] },
  ],
};

export const quick: Picture = {
  view: 'side',
  props: [net],
  frames: [
    { ...long, says: 'Short, fast steps; arms early', arrows: ['hips'] },
    {
      pose: spikeTakeOff,
      at: [31],
      says: 'In the air as the setter touches it',
      arrows: ['rightHand'],
      ball: [50, 128, -6],
    },
    {
      pose: bow,
      at: [33],
      says: 'Elbow already back, short swing',
      ball: [61, 146, 4],
      arrows: ['rightHand'],
    },
    { pose: spikeContact, at: [34], says: 'Meet it in front, high', ball: 'rightHand', arrows: ['ball'] },
    { ...landed, at: [33], ball: [120, 40, 7] },
  ],
};
