import type { Pose } from '../body/pose.ts';
import type { Frame, Picture } from '../picture.ts';
import {
  blockLand,
  blockLoad,
  blockPress,
  blockReach,
  blockShuffle,
  blockStance,
  crossClose,
  crossOpen,
  crossOver,
  pressStanding,
  shoulderDown,
  shrugUp,
  swingBack,
  turnOff,
} from '../poses/blocking.ts';
import { bow, plant, spikeContact } from '../poses/hitting.ts';
import { onToes, softLanding, sprint, stand } from '../poses/standing.ts';

export const stance: Frame = {
  pose: blockStance,
  says: 'Hands high, elbows in front, knees loaded',
  arrows: ['hips'],
};
export const load: Frame = { pose: blockLoad, says: 'Sink, the hands stay up', arrows: ['rightHand'] };
export const land: Frame = { pose: blockLand, says: 'Land on both feet, knees soft, hands still high' };

/** The other side's hitter, free arm still high. */
const hitterBow = { ...bow, leftArm: { upper: [160, 20], fore: [164, 16] } } satisfies Pose;

export const stanceHold: Picture = {
  view: 'quarter',
  frames: [
    { pose: stand, says: 'Feet as wide as the shoulders', arrows: ['rightHand', 'leftHand'] },
    { pose: blockStance, says: 'Hands above the shoulders, knees loaded, eyes up. Hold' },
  ],
};

export const loadJumpStick: Picture = {
  view: 'side',
  frames: [
    stance,
    load,
    { pose: blockReach, says: 'Straight up, long arms, shoulders to the ears', arrows: ['hips'] },
    land,
  ],
};

export const thrownBlock: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 18 }],
  frames: [
    {
      ...stance,
      at: [-7],
      says: 'Watch the throwing arms, hands high',
      ball: [66, 142, 0],
      arrows: ['ball'],
    },
    { ...load, at: [-7], ball: [48, 150, 0], arrows: ['ball'] },
    {
      pose: blockPress,
      at: [-2],
      says: 'Hands there first, over the tape',
      ball: [23, 141, 0],
      arrows: ['ball'],
    },
    { ...land, at: [-6], says: 'Down into their court; land on both feet', ball: [42, 6, 0] },
  ],
};

export const wallPress: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 10 }],
  frames: [
    { pose: stand, at: [-9], says: 'A forearm from the wall', arrows: ['rightHand'] },
    { pose: pressStanding, at: [-5], says: 'Both hands on the wall, elbows locked, shoulders up. Press' },
  ],
};

export const shrug: Picture = {
  view: 'front',
  frames: [
    { pose: shoulderDown, says: 'Arms straight up beside the ears' },
    { pose: shrugUp, says: 'Shoulders to the ears: a hand higher without a jump' },
  ],
};

export const ballPress: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 20 }],
  frames: [
    {
      pose: { ...pressStanding, hips: [1, 52], left: { at: [-3, 7] }, right: { at: [-3, 7] } },
      at: [-4],
      says: 'Ball between the hands, arms long',
      ball: [15, 139, 0],
      arrows: ['ball'],
    },
    {
      pose: { ...pressStanding, hips: [0, 57], lean: 9 },
      at: [-4],
      says: 'Press it over from the shoulders, belly firm',
      ball: [27, 136, 0],
    },
  ],
};

export const handIn: Picture = {
  view: 'back',
  props: [{ kind: 'wall', at: 14 }],
  frames: [
    { pose: shoulderDown, says: 'Both arms straight up, hands a head apart' },
    { pose: shrugUp, says: 'Reach over: shoulders to the ears' },
    {
      pose: { ...shrugUp, rightArm: { upper: [172, 10], fore: [172, 4], hand: [150, -38] } },
      says: 'Turn the outside hand into the court; the thumb stays up',
    },
  ],
};

export const netPress: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 22 }],
  frames: [
    { ...stance, at: [-2], arrows: ['rightHand'] },
    {
      pose: {
        ...blockPress,
        hips: [-3, 63],
        left: { at: [-2, 6, 5], point: 44 },
        right: { at: [-2, 6, 5], point: 44 },
      },
      at: [-4],
      says: 'A tiny jump: hands over the tape and back',
      arrows: ['hips'],
    },
    { ...land, at: [-4] },
  ],
};

export const shuffle: Picture = {
  view: 'back',
  frames: [
    { ...stance, arrows: ['rightFoot'] },
    { pose: blockShuffle, at: [0, 7], says: 'Short, flat side step; hips stay level', arrows: ['leftFoot'] },
    { pose: blockStance, at: [0, 14], says: 'Close the feet, hands still high', arrows: ['hips'] },
    { pose: blockLoad, at: [0, 14], says: 'Stop, loaded: ready to go straight up' },
  ],
};

export const shuffleAndBlock: Picture = {
  view: 'back',
  props: [{ kind: 'net', at: 16 }],
  frames: [
    {
      pose: blockStance,
      at: [-4, -24],
      says: 'At the antenna, a forearm from the net',
      arrows: ['rightFoot'],
    },
    { pose: blockShuffle, at: [-4, -8], says: 'Two flat side steps, hands high', arrows: ['leftFoot'] },
    { pose: blockLoad, at: [-4, 8], says: 'Stop square, a short load', arrows: ['hips'] },
    { pose: blockPress, at: [-4, 8], says: 'Jump to two thirds, press over the tape' },
    { pose: blockLand, at: [-6, 8], says: 'Both feet, soft knees; then shuffle on' },
  ],
};

export const crossover: Picture = {
  view: 'back',
  frames: [
    { ...stance, arrows: ['rightFoot'] },
    { pose: crossOpen, at: [0, 6], says: 'Open: the near foot steps and turns out', arrows: ['leftFoot'] },
    {
      pose: crossOver,
      at: [0, 30],
      says: 'Cross: the other foot passes in front, long',
      arrows: ['rightFoot'],
    },
    { pose: crossClose, at: [0, 54], says: 'Close: square to the net, dead stop, loaded' },
  ],
};

export const fiveSteps: Picture = {
  view: 'back',
  frames: [
    { ...stance, arrows: ['rightFoot'] },
    {
      pose: crossOpen,
      at: [0, 10],
      says: 'Two short, low running steps, hips to the pin',
      arrows: ['hips'],
    },
    { pose: crossOpen, at: [0, 34], says: 'Third step, still low', arrows: ['leftFoot'] },
    { pose: crossOver, at: [0, 60], says: 'Fourth: the long cross step', arrows: ['rightFoot'] },
    { pose: crossClose, at: [0, 84], says: 'Fifth closes: square to the net, stop for two counts' },
  ],
};

export const crossAndBlock: Picture = {
  view: 'back',
  props: [{ kind: 'net', at: 18 }],
  frames: [
    { pose: crossOpen, says: 'Open step towards the pin', arrows: ['leftFoot'] },
    { pose: crossOver, at: [0, 24], says: 'Cross, long and low', arrows: ['rightFoot'] },
    { pose: crossClose, at: [0, 48], says: 'Close and brake, hips low', arrows: ['hips'] },
    { pose: blockReach, at: [0, 50], says: 'Straight up, hands over', arrows: ['hips'] },
    { pose: blockLand, at: [0, 50], says: 'Land where you took off' },
  ],
};

export const swingBlock: Picture = {
  view: 'back',
  props: [{ kind: 'net', at: 18 }],
  frames: [
    { pose: crossOpen, says: 'Open and run', arrows: ['leftFoot'] },
    {
      pose: { ...crossOver, leftArm: swingBack.leftArm, rightArm: swingBack.rightArm },
      at: [0, 24],
      says: 'Cross; both arms swing back',
      arrows: ['rightFoot'],
    },
    { pose: swingBack, at: [0, 48], says: 'Plant low, arms behind', arrows: ['rightHand', 'leftHand'] },
    { pose: blockReach, at: [0, 52], says: 'Arms up and over, square in the air', arrows: ['hips'] },
    { pose: blockLand, at: [0, 52], says: 'Two feet, quiet' },
  ],
};

export const wallTouch: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 16 }],
  frames: [
    { ...load, at: [-9], says: 'Load from high hands' },
    { pose: blockReach, at: [4], says: 'Touch the mark with both hands at once' },
    { ...land, at: [-9] },
  ],
};

export const reboundHands: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 92 }],
  frames: [
    {
      pose: { ...pressStanding, hips: [0, 51.4], left: { at: [-3, 7] }, right: { at: [-3, 7] } },
      says: 'Hands up first, firm, thumbs up',
      ball: [83, 112, 0],
      arrows: ['ball'],
    },
    {
      pose: { ...pressStanding, hips: [0, 51.4], left: { at: [-3, 7] }, right: { at: [-3, 7] } },
      says: 'Stop it with stiff wrists',
      ball: 'hands',
      arrows: ['ball'],
    },
    {
      pose: { ...pressStanding, hips: [1, 52], lean: 8, left: { at: [-3, 7] }, right: { at: [-3, 7] } },
      says: 'Send it down, not back up',
      ball: [56, 66, 0],
    },
  ],
};

export const softHands: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 92 }],
  frames: [
    { pose: shoulderDown, says: 'Arms up, hands tilted back', ball: [83, 108, 0], arrows: ['ball'] },
    { pose: shoulderDown, says: 'The ball brushes the tilted hands', ball: [12, 130, 0], arrows: ['ball'] },
    { pose: shoulderDown, says: 'It floats up for your team', ball: [-28, 158, 0] },
  ],
};

export const turnAndChase: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 18 }],
  frames: [
    { pose: blockPress, at: [-2], says: 'A small block' },
    { pose: blockLand, at: [-6], says: 'Land on both feet' },
    { pose: turnOff, at: [-9], says: 'Turn to the ball side at once' },
    { pose: { ...sprint, turn: 180 }, at: [-36], says: 'Go: most blocked balls are only touched' },
  ],
};

export const waitThenJump: Picture = {
  view: 'side',
  props: [{ kind: 'net', at: 18 }],
  partnerAt: 62,
  frames: [
    { ...stance, at: [-7], says: 'There early, hands high', ball: [42, 168, -7], partner: plant, arrows: [] },
    {
      ...load,
      at: [-7],
      says: 'Wait, loaded, while the hitter jumps',
      ball: [40, 160, -7],
      partner: hitterBow,
      arrows: [],
    },
    {
      pose: blockPress,
      at: [-2],
      says: 'Jump just after: hands over as the arm comes',
      ball: [38, 147, -7],
      partner: spikeContact,
    },
    { ...land, at: [-6], ball: [34, 26, -7], partner: softLanding },
  ],
};

export const highHandsWalk: Picture = {
  view: 'side',
  frames: [
    { pose: blockStance, at: [-14], says: 'Hands above the shoulders all the time', arrows: ['hips'] },
    {
      pose: { ...onToes, leftArm: blockStance.leftArm, rightArm: blockStance.rightArm },
      says: 'Steps, skips and toes: hands stay up',
      arrows: ['hips'],
    },
    { pose: blockLoad, at: [14], says: 'Sink, stop, go on' },
  ],
};
