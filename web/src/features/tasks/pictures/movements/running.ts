import { shifted } from '../body/tween.ts';
import type { Picture } from '../picture.ts';
import { crouch, touchLine } from '../poses/duels.ts';
import { approachLong } from '../poses/hitting.ts';
import { platform, runLow, shuffleWide } from '../poses/passing.ts';
import { splitStep, sprint, sprintLeft } from '../poses/standing.ts';
import { smallBlock, swingHop } from '../poses/warming-up.ts';

export const lineToLine: Picture = {
  view: 'side',
  props: [{ kind: 'line', at: 46 }],
  frames: [
    { pose: sprint, at: [-40], says: 'Hard from the first step', arrows: ['hips'] },
    { pose: sprintLeft, at: [-6], says: 'Short last steps, hips down', arrows: ['hips'] },
    { pose: touchLine, at: [20], says: 'One hand on the line, the other hand next time' },
    { pose: { ...sprint, turn: 180 }, at: [-12], says: 'Turn over the low leg and go' },
  ],
};

export const toTheCorners: Picture = {
  view: 'quarter',
  frames: [
    { pose: splitStep, says: 'Split step in the middle', arrows: ['hips'] },
    {
      pose: { ...runLow, turn: -30 },
      at: [22, -10],
      says: 'To a front corner: low, three steps',
      arrows: ['hips'],
    },
    { pose: { ...platform, hips: [-11, 31] }, at: [34, -14], says: 'Show your platform low, still' },
    { pose: splitStep, says: 'Home to the middle, another split step', arrows: ['hips'] },
    { pose: { ...sprint, turn: 180 }, at: [-30], says: 'To a back corner: turn and run' },
  ],
};

/** A rally against nobody, at half power. */
export const shadowRally: Picture = {
  view: 'side',
  frames: [
    { pose: { ...platform, hips: [-11, 32] }, at: [-20], says: 'Dig low, arms out' },
    {
      pose: { ...sprint, turn: 180 },
      at: [-46],
      says: 'Run off to the start of your approach',
      arrows: ['hips'],
    },
    { pose: approachLong, at: [-6], says: 'Approach: long step, arms back', arrows: ['hips'] },
    { pose: swingHop, at: [14], says: 'A small jump, a shadow swing; land on two feet' },
    { pose: smallBlock, at: [24], says: 'Two steps along the net, a small block' },
  ],
};

/** Who leads and who follows, face to face. */
export const mirrorChase: Picture = {
  view: 'quarter',
  partnerAt: 84,
  frames: [
    { pose: splitStep, says: 'Face to face, low', partner: splitStep },
    {
      pose: shuffleWide,
      at: [0, 8],
      says: 'The partner shuffles: so do you, the same way',
      partner: shifted(shuffleWide, 0, -14),
    },
    {
      pose: shuffleWide,
      at: [0, -16],
      says: 'And back: eyes on the hips, they can’t lie',
      partner: shifted(shuffleWide, 0, 18),
    },
    {
      pose: crouch,
      at: [0, -16],
      says: 'Down, up, stop: never more than an arm behind',
      partner: shifted(crouch, 0, 16),
    },
  ],
};
