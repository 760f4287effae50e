import type { Picture } from '../picture.ts';
import { crouch, holdOverhead, throwDown } from '../poses/duels.ts';
import { bow, plant, spikeTakeOff } from '../poses/hitting.ts';
import { platform, platformFinish } from '../poses/passing.ts';
import { backFinish, runUpright, setContact, setFinish, setStep, setWindow } from '../poses/setting.ts';
import { stand } from '../poses/standing.ts';
import { touch, wait } from './setting.ts';

/** In from one side, out to another: the feet turn before the ball is there. */
export const turnAndSet: Picture = {
  view: 'side',
  frames: [
    {
      pose: { ...setWindow, turn: 70 },
      says: 'Half open: see the ball and the target',
      ball: [20, 140, 40],
      arrows: ['ball'],
    },
    {
      pose: { ...setStep, turn: 34 },
      at: [2],
      says: 'Step under it, right foot last',
      ball: [14, 150, 14],
      arrows: ['ball'],
    },
    { ...touch, at: [4], says: 'Hips to the target before the touch', arc: 8 },
    { pose: setFinish, at: [4], says: 'High to the target; hold the finish', ball: [56, 150, 0] },
  ],
};

export const quickSet: Picture = {
  view: 'side',
  partnerAt: 58,
  frames: [
    {
      pose: setWindow,
      says: 'Hands up early, long; your partner starts',
      ball: [-18, 150, 0],
      arrows: ['ball'],
      partner: plant,
    },
    {
      pose: { ...setContact, hips: [-2, 50] },
      says: 'Take it high',
      ball: 'hands',
      arrows: ['ball'],
      arc: 4,
      partner: spikeTakeOff,
    },
    {
      pose: setFinish,
      says: 'Just above the hitter’s hand: it hangs there',
      ball: [42, 148, 0],
      partner: {
        ...bow,
        hips: [2, 66],
        left: { at: [-16, 6, 11], point: 54 },
        right: { at: [-22, 6, 13], point: 58 },
      },
    },
  ],
};

export const fastSet: Picture = {
  view: 'side',
  partnerAt: 150,
  frames: [
    { ...wait, says: 'Both feet still, facing the pin', partner: plant },
    { ...touch, says: 'Push out fast, from legs and wrists', arc: 6, partner: spikeTakeOff },
    {
      pose: setFinish,
      says: 'Flat and fast: it gets there as the hitter jumps',
      ball: [128, 146, 0],
      partner: holdOverhead,
    },
  ],
};

export const sameShape: Picture = {
  view: 'side',
  frames: [
    { ...wait, says: 'Each time the same: feet, hips, hands' },
    { ...touch, says: 'The same touch point for every set', arrows: [] },
    { pose: setFinish, says: 'Only now: outside or middle', ball: [44, 150, 0] },
    { pose: backFinish, says: 'Or back, from the same start', ball: [-40, 146, 0] },
  ],
};

/** Set and follow the ball: low behind the hitter. */
export const setAndCover: Picture = {
  view: 'side',
  partnerAt: 116,
  frames: [
    {
      pose: setFinish,
      at: [-40],
      says: 'Set high, and look where it goes',
      ball: [6, 150, 0],
      arrows: ['hips'],
      partner: stand,
    },
    { pose: runUpright, at: [0], says: 'Follow your set at once', arrows: ['hips'], partner: holdOverhead },
    {
      pose: crouch,
      at: [36],
      says: 'Stop low behind the hitter',
      ball: [100, 130, 0],
      arrows: ['ball'],
      partner: holdOverhead,
    },
    {
      pose: { ...platform, hips: [-12, 30], lean: 36 },
      at: [36],
      says: 'Play up what comes down off the block',
      ball: 'platform',
      arrows: ['ball'],
      partner: throwDown,
    },
    {
      pose: platformFinish,
      at: [36],
      says: 'Above head height, so that others can play it',
      ball: [66, 124, 0],
      partner: throwDown,
    },
  ],
};

export const dealOut: Picture = {
  view: 'side',
  frames: [
    {
      pose: runUpright,
      at: [-34],
      says: 'To the ball first, then choose',
      ball: [16, 150, 0],
      arrows: ['hips'],
    },
    { ...wait, at: [2], says: 'Feet still; think of who had the last one', ball: [8, 146, 0] },
    { ...touch, at: [2], arc: 10 },
    { pose: setFinish, at: [2], says: 'High into the box; a poor pass always outside', ball: [60, 150, 0] },
  ],
};
