import { shifted } from '../body/tween.ts';
import { inTheOpen, type Frame, type Picture } from '../picture.ts';
import { blockLand, blockLoad, blockReach, blockStance } from '../poses/blocking.ts';
import { chestCatch, lowThrow } from '../poses/warming-up.ts';
import { armOut, fingersUp, handUp, holdOverhead, pointAside, throwDown, tossing } from '../poses/duels.ts';
import { contactStanding, throughStanding } from '../poses/hitting.ts';
import { lowStep, platform, platformFinish, ready } from '../poses/passing.ts';
import { setWindow } from '../poses/setting.ts';
import { sprint, splitStep, stand } from '../poses/standing.ts';
import { crossAndBlock, crossover, netPress, shuffle, thrownBlock } from './blocking.ts';
import { approachCatch, laneRead } from './hitting.ts';
import { pancakeSlide } from './passing.ts';
import { serve } from './serving.ts';
import { backSet, bumpSet, runUnderAndSet, selfSet } from './setting.ts';
import { standingHit } from './swings.ts';

// Drills in which the partner does something that one has to see.

/** A picture with what the partner does in each key pose, and what is said or seen otherwise then. */
function together(
  picture: Picture,
  place: Pick<Picture, 'partnerAt' | 'partnerBy'>,
  done: readonly Done[],
): Picture {
  return {
    ...picture,
    ...place,
    frames: picture.frames.map((frame, index) => ({ ...frame, ...(done[index] ?? done.at(-1)) })),
  };
}

/** Turned to the player whom one tosses to. */
const aside = { ...tossing, turn: 90 };

const atHitter = { ...tossing, turn: -90 };

type Done = Pick<Frame, 'partner'> & Partial<Pick<Frame, 'says' | 'ball' | 'arrows' | 'arc'>>;

const pair = together(crossAndBlock, { partnerBy: [0, 82] }, [
  { partner: blockStance, says: 'Your partner stands; open towards them' },
  { partner: blockStance },
  { partner: blockLoad, says: 'Last foot next to theirs: close and brake' },
  { partner: blockReach, says: 'On “up” both jump, hands side by side' },
  { partner: blockLand },
]);

export const closeTheGap = inTheOpen(pair);
export const twoAsOne: Picture = pair;

/** Face to face, a little aside so that both are seen. */
export const mirrorShuffle: Picture = {
  ...together(shuffle, { partnerAt: 78 }, [
    { partner: blockStance, says: 'Face to face, eyes on their hips' },
    { partner: shifted(blockStance, 0, -8), says: 'They go: your near foot goes at once' },
    { partner: shifted(blockStance, 0, -16), says: 'Short steps, hands still high' },
    { partner: shifted(blockLoad, 0, -16), says: 'They stop, you stop: half a step behind at most' },
  ]),
  view: 'quarter',
};

export const pointAndGo = together(crossover, { partnerAt: 64 }, [
  { partner: shifted(stand, 0, 34), says: 'Loaded and still: wait for the arm' },
  { partner: shifted(pointAside, 0, 34), says: 'The arm points: that foot opens at once' },
  { partner: shifted(pointAside, 0, 34) },
  { partner: shifted(stand, 0, 34), says: 'Close: square, dead stop, hands high' },
]);

export const heldBall: Picture = together(netPress, { partnerAt: 46 }, [
  { partner: holdOverhead, ball: [31, 138, 0], says: 'Your partner holds the ball over the tape' },
  { partner: holdOverhead, ball: [31, 138, 0], says: 'Jump as high as you need; close both hands over it' },
  { partner: throwDown, ball: [40, 92, 0], says: 'It goes down; land softly on two feet' },
]);

export const thrownBall: Picture = {
  ...thrownBlock,
  partnerAt: 92,
  frames: thrownBlock.frames.map((frame, index) => ({
    ...frame,
    partner: index === 0 ? holdOverhead : throwDown,
  })),
};

export const lanes: Picture = together(laneRead, { partnerAt: 106 }, [
  { partner: blockStance, says: 'Half speed, eyes on the blocker' },
  { partner: shifted(blockLoad, 0, 22), says: 'They have moved: plant, and call the open lane' },
  { partner: shifted(blockLoad, 0, 22) },
]);

export const serveAndCatch: Picture = together(serve, { partnerAt: 150 }, [
  { partner: chestCatch },
  { partner: chestCatch },
  { partner: chestCatch },
  { partner: chestCatch },
  { partner: chestCatch, ball: [126, 82, 0], says: 'No spin, to the chest: your partner needn’t move' },
]);

export const digFromPartner: Picture = {
  view: 'side',
  partnerAt: 136,
  frames: [
    {
      pose: ready,
      says: 'Split as the arm swings, then hold still',
      ball: [116, 132, -7],
      arrows: ['ball'],
      partner: contactStanding,
    },
    {
      pose: platform,
      says: 'Arms give way a little',
      ball: 'platform',
      arrows: ['ball'],
      arc: 20,
      partner: throughStanding,
    },
    {
      pose: platformFinish,
      says: 'Up, slow and high, half way to your partner',
      ball: [66, 116, 0],
      partner: ready,
    },
  ],
};

export const pepper: Picture = together(standingHit, { partnerAt: 132 }, [
  { partner: ready, says: 'Toss or set: both arms up under it' },
  { partner: ready },
  { partner: ready, says: 'High contact at half power, ball with spin' },
  { partner: platform, ball: [106, 56, 0], says: 'On their platform: they pass, you set, they hit' },
]);

export const besideHitter: Picture = {
  ...together(standingHit, { partnerBy: [2, 66] }, [
    { partner: atHitter, says: 'Your partner tosses up beside your hitting arm', arrows: ['rightHand'] },
    { partner: atHitter },
    { partner: atHitter },
    { partner: atHitter, says: 'Through, to the mark that you looked at' },
  ]),
  view: 'quarter',
};

export const seeTheHands: Picture = together(standingHit, { partnerAt: 150 }, [
  { partner: shifted(stand, 0, 30), says: 'Toss to yourself, both arms up under it' },
  { partner: shifted(handUp, 0, 30), says: 'One blink at the top: which hand is up?' },
  { partner: shifted(handUp, 0, 30), says: 'Long arm, to the other side' },
  { partner: shifted(handUp, 0, 30), says: 'Through, to the free target' },
]);

export const timedToss: Picture = together(approachCatch, { partnerBy: [46, -70] }, [
  { partner: aside, says: 'Your partner tosses high: wait, then go' },
  { partner: aside },
]);

export const pancakeFromDrop: Picture = together(pancakeSlide, { partnerAt: 112 }, [
  { partner: armOut, says: 'Low; see your partner let it drop', ball: [86, 78, -9] },
  { partner: armOut, ball: [86, 38, -9] },
  { partner: armOut, ball: [86, 10, -9] },
  { partner: stand, ball: [88, 34, -9] },
]);

export const dropSprint: Picture = {
  view: 'side',
  partnerAt: 84,
  frames: [
    {
      pose: splitStep,
      at: [-36],
      says: 'Watch the ball in the open hand',
      ball: [58, 84, -9],
      partner: armOut,
    },
    {
      pose: lowStep,
      at: [-18],
      says: 'It drops: first step short and sharp',
      ball: [58, 30, -9],
      arrows: ['hips', 'ball'],
      partner: armOut,
    },
    { pose: sprint, at: [10], says: 'Two hard steps', ball: [58, 7, -9], arrows: ['hips'], partner: armOut },
    {
      pose: lowStep,
      at: [36],
      says: 'Hand under it before it bounces twice',
      ball: [58, 30, -9],
      partner: stand,
    },
  ],
};

export const eyesUp: Picture = together(selfSet, { partnerAt: 96 }, [
  { partner: stand },
  { partner: fingersUp, says: 'Ball on the finger pads; at the edge you see fingers' },
  { partner: fingersUp, says: 'Call the number before the next touch' },
]);

const tossed = { partner: tossing, arc: 18 };

export const backFromToss: Picture = together(backSet, { partnerAt: 104 }, [
  { ...tossed, ball: [84, 92, 0], says: 'The toss comes from the front: same start as a front set' },
  { partner: stand },
  { partner: stand },
]);

export const tossAndMove: Picture = together(runUnderAndSet, { partnerAt: 110 }, [
  {
    partner: tossing,
    ball: [90, 92, 0],
    says: 'Go as soon as the ball leaves',
    arrows: ['hips', 'ball'],
    arc: 30,
  },
  { partner: stand, ball: [14, 130, 0] },
  { partner: setWindow, arc: 10 },
  { partner: setWindow, ball: [98, 150, 0], says: 'Set it back, high, above your partner’s head' },
]);

export const rescue: Picture = together(bumpSet, { partnerAt: 118 }, [
  { partner: lowThrow, ball: [96, 46, 0], says: 'Too low for hands: get down early' },
  { partner: stand, arrows: ['ball', 'hips'] },
  { partner: stand, ball: [62, 138, 8] },
]);
