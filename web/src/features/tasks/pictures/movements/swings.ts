import { otherHanded, type Frame, type Picture } from '../picture.ts';
import {
  bowStanding,
  contactStanding,
  holdHigh,
  kneelDraw,
  kneelThrow,
  liftStanding,
  snapDown,
  throughStanding,
  tipReach,
} from '../poses/hitting.ts';

export const drawTheBow: Picture = {
  view: 'side',
  frames: [
    { pose: liftStanding, says: 'Both arms up', arrows: ['rightHand'] },
    { pose: bowStanding, says: 'Elbow back and high, free hand at the ball. Freeze', arrows: ['rightHand'] },
    { pose: contactStanding, says: 'Full reach, in front of the shoulder', arrows: ['rightHand'] },
    { pose: throughStanding, says: 'Through, past the hip' },
  ],
};

const tossed: Frame = {
  pose: liftStanding,
  says: 'Both arms up under the toss',
  ball: [22, 142, 7],
  arrows: ['rightHand'],
};
const ready: Frame = {
  pose: bowStanding,
  says: 'Elbow high and back',
  ball: [22, 138, 7],
  arrows: ['rightHand'],
};
const hit: Frame = {
  pose: contactStanding,
  says: 'Long arm, hand over the ball',
  ball: 'rightHand',
  arrows: ['ball'],
};

export const standingHit: Picture = {
  view: 'side',
  frames: [tossed, ready, hit, { pose: throughStanding, says: 'Wrist and arm go through', ball: [66, 7, 7] }],
};

export const wallRhythm: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 104 }],
  frames: [
    ready,
    hit,
    { pose: throughStanding, says: 'Into the floor before the wall', ball: [66, 7, 7], arrows: ['ball'] },
    { pose: liftStanding, says: 'It comes back high: arms up again', ball: [95, 92, 7] },
  ],
};

/** The same with the weaker arm. */
export const otherArm = otherHanded(wallRhythm);

export const wallHit: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 104 }],
  frames: [
    ready,
    { ...hit, says: 'Turn hand and chest to the target' },
    { pose: throughStanding, says: 'The same start for every target', ball: [95, 82, 7] },
  ],
};

export const highCatch: Picture = {
  view: 'side',
  frames: [tossed, ready, { ...hit, says: 'Catch with a long arm at the highest point', arrows: [] }],
};

export const snap: Picture = {
  view: 'side',
  frames: [
    {
      pose: holdHigh,
      says: 'Ball high in the free hand, elbow back',
      ball: 'leftHand',
      arrows: ['rightHand'],
    },
    { pose: snapDown, says: 'Snap the hand up and over it', ball: [34, 92, 4], arrows: ['ball'] },
    { pose: throughStanding, says: 'Down with forward spin', ball: [52, 7, 4] },
  ],
};

export const rollShot: Picture = {
  view: 'side',
  frames: [
    tossed,
    ready,
    { ...hit, says: 'Full reach, brush up and over', arc: 16 },
    { pose: contactStanding, says: 'Soft and high over the block, down behind', ball: [104, 108, 7] },
  ],
};

export const wallRollShot: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 104 }],
  frames: [
    tossed,
    ready,
    { ...hit, says: 'Full reach, brush up and over', arc: 8 },
    {
      pose: contactStanding,
      says: 'Just over the line on the wall, with spin',
      ball: [95, 132, 7],
      arrows: ['ball'],
    },
    { pose: contactStanding, says: 'It drops close to the wall', ball: [86, 7, 7] },
  ],
};

export const tip: Picture = {
  view: 'side',
  frames: [
    { ...ready, says: 'It looks like a full swing' },
    { pose: tipReach, says: 'Firm fingertips at full reach', ball: 'rightHand', arrows: ['ball'], arc: 6 },
    { pose: tipReach, says: 'Place it, do not push it', ball: [86, 96, 7] },
  ],
};

export const kneelingThrow: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 100 }],
  frames: [
    {
      pose: kneelDraw,
      says: 'One knee down, elbow high, free hand to the wall',
      ball: 'rightHand',
      arrows: ['rightHand'],
    },
    { pose: kneelThrow, says: 'Trunk turns first, the arm follows', ball: 'rightHand', arrows: ['ball'] },
    { pose: { ...kneelThrow, lean: 20 }, says: 'Long arm, hips stay tall', ball: [91, 92, 7] },
  ],
};
