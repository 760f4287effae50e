import type { Picture } from '../picture.ts';
import { pressStanding } from '../poses/blocking.ts';
import { holdOverhead, throwDown } from '../poses/duels.ts';
import {
  approachLong,
  bow,
  bowStanding,
  contactStanding,
  liftStanding,
  spikeContact,
} from '../poses/hitting.ts';
import { platform, tossUp } from '../poses/passing.ts';
import { runUpright } from '../poses/setting.ts';
import { softLanding } from '../poses/standing.ts';
import { landed, long, net, planted } from './hitting.ts';

/** As in a full jump, at half its height. */
const halfBow = {
  ...bow,
  hips: [2, 66],
  left: { at: [-16, 6, 11], point: 54 },
  right: { at: [-22, 6, 13], point: 58 },
} as const;
const halfContact = {
  ...spikeContact,
  hips: [0, 67],
  left: { at: [-11, 6, 11], point: 50 },
  right: { at: [-18, 6, 12], point: 52 },
} as const;

export const wrongSet: Picture = {
  view: 'side',
  props: [net],
  frames: [
    { ...long, says: 'See early what is wrong: tight, deep, low or behind', ball: [40, 160, 7] },
    { ...planted, says: 'Feet behind the ball, then decide and say it', ball: [46, 156, 7] },
    { pose: halfBow, at: [26], says: 'Half a jump, elbow high', ball: [50, 142, 7], arrows: ['rightHand'] },
    {
      pose: halfContact,
      at: [28],
      says: 'No full power: high and deep, or a roll over the block',
      ball: 'rightHand',
      arrows: ['ball'],
      arc: 16,
    },
    { ...landed, at: [32], ball: [150, 60, 7] },
  ],
};

export const easyAttack: Picture = {
  view: 'side',
  props: [net],
  frames: [
    { ...long, says: 'Approach at two thirds, eyes on the kind of ball', ball: [66, 150, 7] },
    { ...planted, ball: [63, 150, 7] },
    { pose: halfBow, at: [33], says: 'Half a jump, elbow high', ball: [58, 144, 7], arrows: ['rightHand'] },
    {
      pose: halfContact,
      at: [35],
      says: 'Place it where nobody stands',
      ball: 'rightHand',
      arrows: ['ball'],
    },
    { ...landed, ball: [126, 50, 7] },
  ],
};

export const toolTheHands: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 40 }],
  partnerAt: 62,
  frames: [
    {
      pose: liftStanding,
      at: [-2],
      says: 'Toss to yourself; your partner’s hands stand over the net',
      ball: [22, 146, 7],
      arrows: ['rightHand'],
      partner: pressStanding,
    },
    {
      pose: bowStanding,
      says: 'Step in, elbow high, eyes on the outer hand',
      ball: [24, 140, 7],
      arrows: ['rightHand'],
      partner: pressStanding,
    },
    {
      pose: contactStanding,
      at: [6],
      says: 'Half power at the outer half of the outer hand',
      ball: 'rightHand',
      arrows: ['ball'],
      partner: pressStanding,
    },
    {
      pose: contactStanding,
      at: [6],
      says: 'It glances off and out: your point',
      ball: [44, 148, 12],
      arrows: ['ball'],
      partner: pressStanding,
    },
    {
      pose: softLanding,
      at: [6],
      says: 'Feet down, ready again',
      ball: [60, 160, 62],
      partner: pressStanding,
    },
  ],
};

export const coverAndReload: Picture = {
  view: 'side',
  partnerAt: 116,
  frames: [
    {
      pose: halfContact,
      at: [30],
      says: 'A hop and a swing without a ball',
      partner: holdOverhead,
      ball: [100, 130, 0],
    },
    {
      pose: softLanding,
      at: [34],
      says: 'Land on two feet, low at once',
      ball: [100, 130, 0],
      arrows: ['ball'],
      partner: holdOverhead,
    },
    {
      pose: platform,
      at: [36],
      says: 'Play up what comes down, high',
      ball: 'platform',
      arrows: ['ball'],
      partner: throwDown,
    },
    {
      pose: { ...runUpright, turn: 180 },
      at: [6],
      says: 'Run back to your start',
      ball: [62, 142, 0],
      partner: throwDown,
    },
    { pose: approachLong, at: [8], says: 'Turn, and come again', partner: holdOverhead },
  ],
};

export const readRebound: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 128 }],
  frames: [
    {
      pose: tossUp,
      at: [16],
      says: 'Throw it up high at the wall',
      ball: 'hands',
      arrows: ['ball'],
      arc: 10,
    },
    {
      pose: runUpright,
      at: [2],
      says: 'Move until it will fall in front of your hitting shoulder',
      ball: [118, 128, 7],
      arrows: ['ball'],
      arc: 30,
    },
    {
      pose: bowStanding,
      at: [24],
      says: 'Plant behind it, bow drawn',
      ball: [46, 142, 7],
      arrows: ['rightHand'],
    },
    {
      pose: contactStanding,
      at: [24],
      says: 'Good spot: roll it at the wall. Bad spot: catch it high',
      ball: 'rightHand',
      arrows: ['ball'],
      arc: 10,
    },
    { pose: contactStanding, at: [24], says: 'Count the good spots', ball: [118, 106, 7] },
  ],
};
