import type { Frame, Picture } from '../picture.ts';
import { mirrored } from '../body/pose.ts';
import { holdLow, platform, platformFinish, ready, tossUp } from '../poses/passing.ts';
import {
  backFinish,
  brake,
  dump,
  jumpSet,
  jumpSetFinish,
  oneHandSet,
  runUpright,
  setContact,
  setFinish,
  setKneeling,
  setLying,
  setLyingFinish,
  setSitting,
  setStep,
  setWindow,
} from '../poses/setting.ts';
import { loaded, softLanding, stand } from '../poses/standing.ts';

export const windowHands: Picture = {
  view: 'quarter',
  frames: [
    { pose: stand, says: 'Stand easy, one foot a little in front', arrows: ['leftHand', 'rightHand'] },
    { pose: setWindow, says: 'Hands up above the forehead, elbows out, look through the window' },
  ],
};

export const touch: Frame = {
  pose: setContact,
  says: 'Ball above the forehead, on the finger pads',
  ball: 'hands',
  arrows: ['ball'],
};
export const wait: Frame = {
  pose: setWindow,
  says: 'Hands up early, knees soft, under the ball',
  ball: [6, 146, 0],
  arrows: ['ball'],
};

export const superman: Picture = {
  view: 'side',
  frames: [
    { pose: setWindow, says: 'Knees soft, hands above the forehead', arrows: ['hips', 'rightHand'] },
    { pose: setContact, says: 'Legs and arms push together', arrows: ['rightHand'] },
    { pose: setFinish, says: 'Long finish, hands to the target. Hold it' },
  ],
};

export const selfSet: Picture = {
  view: 'side',
  frames: [wait, touch, { pose: setFinish, says: 'Legs and arms finish long', ball: [8, 150, 0] }],
};

export const lateEyes: Picture = {
  view: 'side',
  frames: [
    { ...wait, says: 'The ball is at its highest: one quick look at the blocker', ball: [14, 166, 0] },
    { ...touch, says: 'Eyes already back on the ball' },
    { pose: setFinish, says: 'Set it where the block is not', ball: [44, 156, 0] },
  ],
};

export const catchAtForehead: Picture = {
  view: 'side',
  frames: [
    { pose: holdLow, says: 'Ball in both hands', ball: 'hands', arrows: ['ball'] },
    { pose: tossUp, says: 'Toss it straight up', ball: [10, 142, 0], arrows: ['ball'] },
    { pose: setContact, says: 'Catch above the forehead. Freeze, elbows out', ball: 'hands' },
  ],
};

export const lyingSet: Picture = {
  view: 'side',
  frames: [
    { pose: setLying, says: 'On your back, window above the forehead', ball: [-36, 84, 0], arrows: ['ball'] },
    {
      pose: setLying,
      says: 'Take it with soft finger pads',
      ball: [-36, 43, 0],
      arrows: ['ball', 'rightHand'],
    },
    { pose: setLyingFinish, says: 'Straight up, arms long', ball: [-36, 88, 0] },
  ],
};

export const oneHand: Picture = {
  view: 'side',
  frames: [
    { ...wait, pose: oneHandSet, says: 'One hand up, the other one ready' },
    { pose: oneHandSet, says: 'Feel thumb, first and middle finger', ball: 'rightHand', arrows: ['ball'] },
    { pose: mirrored(oneHandSet), says: 'Low and soft; then the other hand', ball: [10, 146, -6] },
  ],
};

export const kneelToStand: Picture = {
  view: 'side',
  frames: [
    { ...touch, says: 'Set low to yourself', arrows: [] },
    { pose: setKneeling, at: [2], says: 'One knee down, hands stay up', ball: 'hands' },
    { ...touch, says: 'Up again without losing the ball', arrows: [] },
  ],
};

export const chairSet: Picture = {
  view: 'side',
  props: [{ kind: 'chair', at: -14 }],
  frames: [
    { pose: setSitting, says: 'On the edge, feet flat, hands up', ball: [6, 122, 0], arrows: ['hips'] },
    { ...touch, at: [11], says: 'Stand up into the ball', ball: 'hands' },
    { pose: setFinish, at: [11], says: 'Legs give the height; finish long', ball: [18, 150, 0] },
  ],
};

export const walkingSet: Picture = {
  view: 'side',
  frames: [
    { ...touch, at: [-34], arrows: ['hips', 'ball'] },
    { pose: setStep, at: [-8], says: 'Small steps under the ball', ball: [8, 150, 0], arrows: ['ball'] },
    { ...touch, at: [14], says: 'Feet still at each touch', arrows: ['ball'] },
    { pose: setFinish, at: [14], says: 'Up again, and walk on', ball: [28, 152, 0] },
  ],
};

export const wallSet: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 72 }],
  frames: [
    { ...wait, ball: [63, 128, 0], says: 'Hands stay up, eyes on the spot' },
    { ...touch, says: 'Soft and short on the finger pads', arc: 5 },
    { pose: setFinish, says: 'Same spot, no spin', ball: [63, 136, 0] },
  ],
};

export const backSet: Picture = {
  view: 'side',
  frames: [
    { ...wait, says: 'Same start as a front set', ball: [10, 146, 0] },
    { ...touch, says: 'A hand nearer to the hairline', arrows: ['hips', 'ball'], arc: 8 },
    { pose: backFinish, says: 'Hips forward, hands finish up and back', ball: [-52, 140, 0] },
  ],
};

export const brakeAndSet: Picture = {
  view: 'side',
  frames: [
    { pose: runUpright, at: [-52], says: 'Run upright, hands low', arrows: ['hips'] },
    { pose: brake, at: [-10], says: 'Brake: long step, heel first', arrows: ['leftFoot'] },
    { pose: setWindow, at: [4], says: 'Feet close, in balance, hands already up' },
  ],
};

export const runUnderAndSet: Picture = {
  view: 'side',
  frames: [
    {
      pose: runUpright,
      at: [-56],
      says: 'Go as soon as the ball leaves',
      ball: [14, 150, 0],
      arrows: ['hips'],
    },
    { pose: brake, at: [-12], says: 'Brake before it comes down', ball: [12, 130, 0], arrows: ['leftFoot'] },
    { ...touch, at: [4], arc: 0 },
    { pose: setFinish, at: [4], says: 'Set high, hold the finish', ball: [44, 156, 0] },
  ],
};

export const jumpSetting: Picture = {
  view: 'side',
  frames: [
    { pose: loaded, says: 'A small load, feet under the hips', arrows: ['hips'] },
    {
      pose: jumpSet,
      says: 'Hands up on the way up; wait for the ball at the top',
      ball: 'hands',
      arrows: ['ball'],
    },
    { pose: jumpSetFinish, says: 'Push it out at the top', ball: [26, 160, 0], arrows: ['hips'] },
    { pose: softLanding, says: 'Land on both feet where you took off' },
  ],
};

/** The feet stay on the floor: it is the hand that is learned. */
export const dumping: Picture = {
  view: 'side',
  frames: [
    { ...wait, says: 'Both hands up, as if to set' },
    {
      pose: dump,
      says: 'At the last moment one straight wrist tips it away',
      ball: 'leftHand',
      arrows: ['ball'],
      arc: 4,
    },
    { pose: setFinish, says: 'Look where it fell; next time set it from the same stance', ball: [78, 7, -8] },
  ],
};

export const bumpSet: Picture = {
  view: 'side',
  frames: [
    { pose: ready, says: 'Too low for hands: get down early', ball: [34, 70, 0], arrows: ['ball'] },
    {
      pose: platform,
      says: 'Face the target, platform low',
      ball: 'platform',
      arrows: ['ball', 'hips'],
      arc: 16,
    },
    { pose: platformFinish, says: 'Lift high from the legs, hold the finish', ball: [76, 132, 0] },
  ],
};

export const partnerSet: Picture = {
  view: 'side',
  partnerAt: 120,
  frames: [
    { ...wait, ball: [108, 132, 0], arc: 20, partner: setFinish },
    { ...touch, partner: setWindow, arc: 22 },
    { pose: setFinish, says: 'Finish long towards your partner', ball: [110, 132, 0], partner: setWindow },
  ],
};
