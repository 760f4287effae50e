import type { Frame, Picture } from '../picture.ts';
import {
  digLunge,
  handsReceive,
  handsReceiveFinish,
  kneel,
  lowStep,
  oneArm,
  pancake,
  platform,
  platformFinish,
  platformLeft,
  platformRight,
  ready,
  runLow,
  shuffleClose,
  shuffleWide,
  sit,
  sprawlKnee,
} from '../poses/passing.ts';
import { crouch, holdOverhead, throwDown } from '../poses/duels.ts';
import { splitStep, sprint, stand } from '../poses/standing.ts';

export const readyStance: Picture = {
  view: 'side',
  frames: [
    { pose: stand, says: 'Stand wide, one foot a little in front', arrows: ['hips', 'head'] },
    { pose: ready, says: 'Sink: shoulders over knees, knees over toes, heels light' },
  ],
};

export const buildPlatform: Picture = {
  view: 'quarter',
  frames: [
    { pose: ready, says: 'Low and wide, hands apart', arrows: ['rightHand', 'leftHand'] },
    { pose: platform, says: 'Thumbs level, wrists down, elbows straight. Freeze' },
  ],
};

const contact: Frame = {
  pose: platform,
  says: 'Ball on the forearms, arms away from the body',
  ball: 'platform',
  arrows: ['hips', 'ball'],
};

export const selfPass: Picture = {
  view: 'side',
  frames: [
    { pose: ready, says: 'Get under it, low, before it comes down', ball: [27, 96, 0], arrows: ['ball'] },
    contact,
    { pose: platformFinish, says: 'The legs lift it; the arms hardly move', ball: [30, 104, 0] },
  ],
};

export const wallPass: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 96 }],
  frames: [
    { pose: ready, says: 'Low and still before the ball comes', ball: [88, 78, 0], arrows: ['ball'], arc: 6 },
    { ...contact, arc: 10 },
    { pose: platformFinish, says: 'Legs lift, platform to the target', ball: [88, 102, 0] },
  ],
};

export const partnerPass: Picture = {
  view: 'side',
  partnerAt: 128,
  frames: [
    {
      pose: ready,
      says: 'Read the ball, feet first, low',
      ball: [100, 72, 0],
      arc: 22,
      arrows: ['ball'],
      partner: platformFinish,
    },
    { ...contact, arc: 34, partner: ready },
    { pose: platformFinish, says: 'Hold the finish; pass high and calm', ball: [104, 92, 0], partner: ready },
  ],
};

export const lowShuffle: Picture = {
  view: 'front',
  frames: [
    { pose: ready, says: 'Low, weight on the balls of the feet', arrows: ['rightFoot'] },
    { pose: shuffleWide, at: [0, 5], says: 'The near foot steps first', arrows: ['leftFoot'] },
    {
      pose: shuffleClose,
      at: [0, 14],
      says: 'The other one follows; feet never cross',
      arrows: ['rightFoot'],
    },
    { pose: platform, at: [0, 21], says: 'Stop, still low, platform out' },
  ],
};

export const angles: Picture = {
  view: 'front',
  frames: [
    { pose: platform, says: 'Straight arms, hips low', arrows: ['leftHand'] },
    { pose: platformLeft, says: 'Target left: drop the left shoulder', arrows: ['rightHand'] },
    { pose: platformRight, says: 'Target right: drop the right shoulder. No swing' },
  ],
};

export const firstStep: Picture = {
  view: 'side',
  frames: [
    { pose: splitStep, says: 'Small split step as the hitter hits', arrows: ['rightFoot', 'head'] },
    { pose: lowStep, at: [8], says: 'One long, low step; the chest goes first' },
  ],
};

export const shortBall: Picture = {
  view: 'side',
  frames: [
    { pose: ready, at: [-50], says: 'See it short', ball: [62, 66, 0], arrows: ['ball', 'hips'] },
    { pose: runLow, at: [-22], says: 'Run low, arms free', ball: [40, 46, 0], arrows: ['ball'] },
    {
      pose: lowStep,
      at: [8],
      says: 'Platform under the ball on a long step',
      ball: 'platform',
      arrows: ['ball'],
    },
    { pose: runLow, at: [44], says: 'Lift it and run through', ball: [58, 104, 0] },
  ],
};

export const digSide: Picture = {
  view: 'front',
  frames: [
    {
      pose: ready,
      says: 'Stop before the hit, low and wide',
      ball: [60, 80, 34],
      arrows: ['ball', 'rightFoot'],
    },
    {
      pose: digLunge,
      at: [0, 8],
      says: 'One long step, platform under the ball',
      ball: 'platform',
      arrows: ['ball'],
    },
    { pose: digLunge, at: [0, 8], says: 'Soft arms: the ball goes up, not far', ball: [26, 104, 14] },
  ],
};

export const sprawl: Picture = {
  view: 'side',
  frames: [
    { pose: ready, at: [-30], says: 'Low before anything else', arrows: ['head'] },
    {
      pose: sprawlKnee,
      at: [-10],
      says: 'A long step, chest low, hands forward',
      arrows: ['head', 'rightHand'],
    },
    { pose: pancake, at: [14], says: 'Slide out long; chin up' },
  ],
};

export const pancakeSlide: Picture = {
  ...sprawl,
  frames: [
    { pose: ready, at: [-30], says: 'Low; see the ball drop', ball: [84, 60, 8], arrows: ['head'] },
    {
      pose: sprawlKnee,
      at: [-10],
      says: 'A long step, chest low, hand forward',
      ball: [84, 34, 8],
      arrows: ['rightHand', 'ball'],
    },
    {
      pose: pancake,
      at: [14],
      says: 'Palm flat on the floor: it bounces off',
      ball: [84, 10, 8],
      arrows: ['ball'],
    },
    { pose: pancake, at: [14], says: 'Chin up, slide on chest and belly', ball: [86, 34, 8] },
  ],
};

export const floatWithHands: Picture = {
  view: 'side',
  frames: [
    { pose: splitStep, says: 'Feet to the ball first', ball: [84, 112, 0], arrows: ['ball'] },
    {
      pose: handsReceive,
      says: 'Firm hands above the forehead',
      ball: 'hands',
      arrows: ['ball', 'rightHand'],
    },
    { pose: handsReceiveFinish, says: 'Push high, through the whole body', ball: [62, 140, 0] },
  ],
};

export const oneArmPass: Picture = {
  view: 'side',
  frames: [
    { pose: ready, says: 'Low under the ball', ball: [27, 92, 4], arrows: ['ball'] },
    {
      pose: oneArm,
      says: 'One straight forearm, palm up, other arm free',
      ball: [31, 53, 6],
      arrows: ['ball'],
    },
    { pose: oneArm, says: 'Lift from the legs; change arms', ball: [31, 92, 6] },
  ],
};

export const downAndUp: Picture = {
  view: 'side',
  frames: [
    { pose: platform, says: 'Pass to yourself, low', ball: 'platform', arrows: ['hips'] },
    {
      pose: kneel,
      at: [6],
      says: 'Knee, then knee: the ball stays calm',
      ball: 'platform',
      arrows: ['hips'],
    },
    { pose: sit, at: [6], says: 'Sit, pass on, and stand up again', ball: 'platform' },
  ],
};

export const receive: Picture = {
  view: 'side',
  frames: [
    {
      pose: splitStep,
      says: 'Read the serve: feet first, hands apart',
      ball: [112, 112, 0],
      arrows: ['ball'],
    },
    { ...contact, says: 'Low and still; ball on straight forearms', arrows: ['ball'], arc: 6 },
    { pose: platformFinish, says: 'High to the target; hold the platform', ball: [66, 134, 0] },
  ],
};

/** Cover: low in front of the block before the ball drops. */
export const cover: Picture = {
  view: 'side',
  partnerAt: 104,
  frames: [
    {
      pose: sprint,
      at: [-34],
      says: 'Three steps in',
      arrows: ['hips'],
      ball: [88, 130, 0],
      partner: holdOverhead,
    },
    {
      pose: crouch,
      at: [22],
      says: 'Stop in a deep crouch, arms free',
      ball: [88, 130, 0],
      arrows: ['ball'],
      partner: holdOverhead,
    },
    {
      pose: { ...platform, hips: [-12, 30], lean: 36 },
      at: [22],
      says: 'Arms under the ball, hardly a swing',
      ball: 'platform',
      arrows: ['ball'],
      partner: throwDown,
    },
    {
      pose: platformFinish,
      at: [22],
      says: 'Up, above head height; then run back',
      ball: [50, 124, 0],
      partner: throwDown,
    },
  ],
};
