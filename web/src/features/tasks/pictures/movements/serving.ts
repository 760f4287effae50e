import type { Frame, Picture } from '../picture.ts';
import {
  approachLong,
  bow,
  contactStanding,
  plant,
  spikeContact,
  spikeThrough,
  throughStanding,
} from '../poses/hitting.ts';
import { ready } from '../poses/passing.ts';
import {
  floatFinish,
  frontBalance,
  kneelServeToss,
  serveBow,
  serveContact,
  serveReady,
  serveToss,
  topspinFinish,
  walkWithBall,
} from '../poses/serving.ts';
import { kneelThrow } from '../poses/hitting.ts';
import { softLanding, sprint, stand } from '../poses/standing.ts';

const start: Frame = {
  pose: serveReady,
  says: 'Front foot towards the target, hitting hand already high',
  ball: 'leftHand',
  arrows: ['ball', 'leftHand'],
};
const toss: Frame = {
  pose: serveToss,
  says: 'Straight-arm toss, in front of the hitting shoulder',
  ball: [16, 133, 6],
  arrows: ['hips'],
};
const drawn: Frame = {
  pose: serveBow,
  says: 'Elbow high and back, chest open',
  ball: [17, 139, 7],
  arrows: ['rightHand'],
};
const hit: Frame = {
  pose: serveContact,
  says: 'Long arm, weight on the front foot',
  ball: 'rightHand',
  arrows: ['ball'],
};

export const serve: Picture = {
  view: 'side',
  frames: [
    start,
    toss,
    drawn,
    { ...hit, arc: 4 },
    { pose: floatFinish, says: 'Short, firm touch; the hand stops high', ball: [92, 126, 7] },
  ],
};

const without = ({ pose, says }: Frame): Frame => ({ pose, says });

export const slowServe: Picture = {
  view: 'side',
  frames: [
    { ...without(start), arrows: ['leftHand'] },
    { ...without(toss), says: 'Lift the tossing arm, shift your weight back' },
    { ...without(drawn), arrows: ['rightHand', 'hips'] },
    { ...without(hit), arrows: ['rightHand'] },
    { pose: floatFinish, says: 'Finish towards the target, still' },
  ],
};

export const bowAndArrow: Picture = {
  view: 'quarter',
  frames: [
    { ...without(start), says: 'Side-on, hitting hand high; lift the other arm too', arrows: ['leftHand'] },
    { pose: serveBow, says: 'Draw: elbow at ear height, hold two seconds', arrows: ['rightHand'] },
    { pose: serveContact, says: 'Release slowly up to full reach' },
  ],
};

export const stepBalance: Picture = {
  view: 'side',
  frames: [
    { pose: serveBow, says: 'Weight back, elbow high', arrows: ['hips'] },
    { pose: serveContact, says: 'Step, swing to full reach', arrows: ['rightHand'] },
    { pose: frontBalance, says: 'Stand still on the front foot, two seconds' },
  ],
};

export const tossDrop: Picture = {
  view: 'side',
  frames: [
    { ...start, says: 'Ball on a flat hand, arm straight' },
    { ...toss, says: 'Lift, no throw: the ball leaves at eye height', arrows: ['ball'], ball: [22, 136, 7] },
    { pose: serveToss, says: 'Let it fall: it lands in front of the hitting foot', ball: [26, 6.5, 7] },
  ],
};

export const tossCatch: Picture = {
  view: 'side',
  frames: [
    start,
    toss,
    drawn,
    { ...hit, says: 'Catch it with a straight arm, as high as you reach', arrows: [] },
  ],
};

export const wallReach: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 44 }],
  frames: [
    { pose: serveBow, says: 'Elbow high, close to the wall', arrows: ['rightHand'] },
    { pose: contactStanding, says: 'Press the ball to the wall, arm long, in front', ball: 'rightHand' },
  ],
};

export const palmPop: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 100 }],
  frames: [
    { ...drawn, says: 'Elbow high, hand open and firm' },
    { ...hit, says: 'Flat palm through the middle of the ball', arc: 2 },
    { pose: floatFinish, says: 'Stop the hand: no spin', ball: [91, 120, 7] },
  ],
};

export const wallServe: Picture = { ...serve, props: [{ kind: 'wall', at: 101 }] };

export const kneelingServe: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 98 }],
  frames: [
    {
      pose: kneelServeToss,
      says: 'One knee down, trunk tall, elbow high',
      ball: [16, 112, 7],
      arrows: ['rightHand'],
    },
    { pose: kneelThrow, says: 'Trunk first, then a long arm', ball: 'rightHand', arrows: ['ball'] },
    { pose: { ...kneelThrow, lean: 20 }, says: 'Lean into it, hips stay tall', ball: [89, 106, 7] },
  ],
};

export const topspinServe: Picture = {
  view: 'side',
  frames: [
    start,
    toss,
    drawn,
    { ...hit, says: 'Under and over the ball, the wrist snaps', arc: 6 },
    { pose: topspinFinish, says: 'The arm goes through, past the hip', ball: [94, 118, 7] },
  ],
};

export const wallSnap: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 100 }],
  frames: [
    drawn,
    { ...hit, says: 'Hand over the top of the ball' },
    { pose: throughStanding, says: 'Into the floor with forward spin', ball: [56, 6.5, 7], arrows: ['ball'] },
    { pose: throughStanding, says: 'It jumps up to the wall', ball: [91, 64, 7] },
  ],
};

export const jumpFloat: Picture = {
  view: 'side',
  frames: [
    {
      pose: walkWithBall,
      at: [-58],
      says: 'Walk in, both hands on the ball',
      ball: 'hands',
      arrows: ['hips'],
    },
    {
      pose: {
        ...approachLong,
        leftArm: { upper: [110, 8], fore: [118, 2] },
        rightArm: { upper: [70, 40], fore: [150, 10] },
      },
      at: [-24],
      says: 'Low toss in front; short, quick last steps',
      ball: [26, 118, 6],
      arrows: ['hips'],
    },
    {
      pose: {
        ...bow,
        hips: [2, 64],
        lean: -4,
        right: { at: [-16, 6, 10], point: 54 },
        left: { at: [-10, 6, 8], point: 50 },
      },
      at: [8],
      says: 'A small, balanced hop, elbow high',
      ball: [30, 128, 7],
      arrows: ['rightHand'],
    },
    {
      pose: {
        ...spikeContact,
        hips: [0, 62],
        right: { at: [-10, 6, 8], point: 50 },
        left: { at: [-5, 6, 6], point: 46 },
      },
      at: [14],
      says: 'Firm, short contact in front',
      ball: 'rightHand',
      arrows: ['ball'],
    },
    { pose: softLanding, at: [26], says: 'Land on both feet, then run in', ball: [112, 112, 7] },
  ],
};

export const jumpFloatCatch: Picture = {
  ...jumpFloat,
  frames: jumpFloat.frames
    .slice(0, 4)
    .map((frame, index) =>
      index === 3 ? { ...frame, says: 'Catch it at full reach, then land on both feet', arrows: [] } : frame,
    ),
};

export const jumpServeSteps: Picture = {
  view: 'side',
  frames: [
    { pose: stand, at: [-66], says: 'Stand tall, eyes on the target', arrows: ['hips'] },
    {
      pose: approachLong,
      at: [-20],
      says: 'Long step, heel first, both arms far back',
      arrows: ['hips', 'leftFoot'],
    },
    { pose: plant, at: [8], says: 'Close the feet, hips low. Stop here' },
  ],
};

export const jumpServe: Picture = {
  view: 'side',
  frames: [
    {
      pose: walkWithBall,
      at: [-66],
      says: 'Toss high and far in front of you',
      ball: 'rightHand',
      arrows: ['ball'],
    },
    {
      pose: approachLong,
      at: [-22],
      says: 'Long step, heel first, both arms far back',
      ball: [18, 158, 7],
      arrows: ['hips'],
    },
    {
      pose: bow,
      at: [6],
      says: 'Jump into the court, draw the bow',
      ball: [30, 152, 7],
      arrows: ['rightHand'],
    },
    {
      pose: spikeContact,
      at: [12],
      says: 'Hit high, in front of the shoulder, wrist over',
      ball: 'rightHand',
      arrows: ['ball'],
    },
    { pose: softLanding, at: [28], says: 'Land on two soft feet', ball: [104, 122, 7] },
  ],
};

export const jumpServeToss: Picture = {
  view: 'side',
  frames: [
    ...jumpServe.frames.slice(0, 1),
    { pose: stand, at: [-30], says: 'A few calm steps after it, eyes on the ball', ball: [18, 158, 7] },
    { pose: stand, at: [-8], says: 'Stop, let it bounce, and see where', ball: [34, 8, 7] },
  ],
};

export const jumpServeStick: Picture = {
  view: 'side',
  frames: [
    { pose: approachLong, at: [-50], says: 'Full approach, both arms far back', arrows: ['hips'] },
    { pose: plant, at: [-22], says: 'Plant low, then explode', arrows: ['hips'] },
    { pose: bow, at: [-4], says: 'Draw the bow in the air', arrows: ['rightHand'] },
    { pose: spikeThrough, at: [8], says: 'Full swing', arrows: ['hips'] },
    { pose: softLanding, at: [16], says: 'Two feet, soft knees. Hold still' },
  ],
};

export const serveAndDefend: Picture = {
  view: 'side',
  frames: [
    { ...hit, at: [-46], ball: 'rightHand' },
    {
      pose: sprint,
      at: [-8],
      says: 'At once into the court, two or three steps',
      ball: [108, 112, 7],
      arrows: ['hips'],
    },
    { pose: ready, at: [30], says: 'Stop low and still before the ball comes back' },
  ],
};
