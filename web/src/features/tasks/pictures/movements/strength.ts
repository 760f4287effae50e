import type { Picture } from '../picture.ts';
import {
  antiTurn,
  calfBottom,
  calfTop,
  hinge,
  hingeStart,
  lateralLunge,
  lunge,
  lungeStart,
  lungeStep,
  oneLegSit,
  oneLegStand,
  overheadLoad,
  overheadThrow,
  reachBack,
  reachFront,
  rearFootDown,
  rearFootTop,
  slideHigh,
  slideLow,
  splitHold,
  splitTall,
  stepDown,
  stepTop,
  turnLoad,
  turnThrow,
  wallSit,
  wideStand,
} from '../poses/strength.ts';
import { squat, stand } from '../poses/standing.ts';

export const squats: Picture = {
  view: 'quarter',
  frames: [
    { pose: stand, says: 'Feet a little wider than the hips', arrows: ['hips'] },
    { pose: squat, says: 'Hips back and down, heels heavy, knees over toes', arrows: ['head'] },
    { pose: stand, says: 'Drive up through the whole foot' },
  ],
};

export const reverseLunge: Picture = {
  view: 'side',
  frames: [
    { pose: lungeStart, says: 'Stand tall', arrows: ['rightFoot'] },
    { pose: lungeStep, says: 'Step back, long', arrows: ['hips'] },
    { pose: lunge, says: 'Down until the back knee nearly touches; front shin upright', arrows: ['hips'] },
    { pose: lungeStart, says: 'Drive up from the front heel' },
  ],
};

export const sideLunge: Picture = {
  view: 'front',
  frames: [
    { pose: wideStand, says: 'Wide stance, toes forward', arrows: ['hips'] },
    { pose: lateralLunge, says: 'Sit into one hip: knee over toes, other leg long', arrows: ['hips'] },
    { pose: wideStand, says: 'Push back to the middle, then the other side' },
  ],
};

export const seesaw: Picture = {
  view: 'side',
  frames: [
    { pose: hingeStart, says: 'On one leg, knee soft', arrows: ['leftFoot', 'head'] },
    { pose: hinge, says: 'Tip like a seesaw: back flat, hips level' },
  ],
};

export const calfRaise: Picture = {
  view: 'quarter',
  frames: [
    { pose: calfBottom, says: 'Weight over the big toes', arrows: ['head'] },
    { pose: calfTop, says: 'All the way up, hold a moment', arrows: ['head'] },
    { pose: calfBottom, says: 'Down in three slow seconds' },
  ],
};

export const sitAtWall: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: -21 }],
  frames: [
    {
      pose: { ...stand, left: { at: [10, 8] }, right: { at: [10, 8] }, hips: [-11, 46] },
      says: 'Back at the wall, feet a step ahead',
      arrows: ['hips'],
    },
    { pose: wallSit, says: 'Thighs level, shins upright, back flat. Breathe' },
  ],
};

export const stepLower: Picture = {
  view: 'side',
  props: [{ kind: 'block', from: -13, to: 8, height: 11 }],
  frames: [
    { pose: stepTop, says: 'One foot on the step, the other one in the air', arrows: ['hips'] },
    { pose: stepDown, says: 'Lower slowly: knee over the toes, hips back', arrows: ['hips'] },
    { pose: stepTop, says: 'Heel just touches, then up' },
  ],
};

export const rearFootSquat: Picture = {
  view: 'side',
  props: [{ kind: 'block', from: -50, to: -29, height: 24 }],
  frames: [
    { pose: rearFootTop, says: 'Back foot on the bench, front foot flat', arrows: ['hips'] },
    { pose: rearFootDown, says: 'Straight down, front knee over the toes', arrows: ['hips'] },
    { pose: rearFootTop, says: 'Up from the front leg' },
  ],
};

export const chairSquat: Picture = {
  view: 'side',
  props: [{ kind: 'chair', at: -23 }],
  frames: [
    { pose: oneLegStand, says: 'On one leg, arms in front', arrows: ['hips'] },
    { pose: oneLegSit, says: 'Sit back slowly, knee in line with the toes', arrows: ['head'] },
    { pose: oneLegStand, says: 'Touch the chair and stand up strong' },
  ],
};

export const lungeHold: Picture = {
  view: 'side',
  frames: [
    { pose: splitTall, says: 'Long stride, both feet forward', arrows: ['hips'] },
    { pose: splitHold, says: 'Half way down. Hold still and breathe' },
  ],
};

export const starReach: Picture = {
  view: 'side',
  frames: [
    {
      pose: { ...oneLegStand, left: { at: [4, 4, 4] } },
      says: 'Stand on one leg, hands quiet',
      arrows: ['leftFoot'],
    },
    { pose: reachFront, says: 'Reach far in front, heel of the standing foot down', arrows: ['leftFoot'] },
    { pose: reachBack, says: 'Then far behind. Knee over toes' },
  ],
};

export const forearmSlide: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 22 }],
  frames: [
    { pose: slideLow, says: 'Forearms on the wall', arrows: ['rightHand'] },
    { pose: slideHigh, at: [3], says: 'Slide up, ribs stay down' },
  ],
};

export const noTurn: Picture = {
  view: 'side',
  partnerAt: 54,
  frames: [
    {
      pose: antiTurn,
      says: 'Arms straight, hands together, knees soft',
      partner: { ...antiTurn, hips: [-3, 49] },
    },
    {
      pose: { ...antiTurn, hips: [-6, 45] },
      says: 'Your partner pushes sideways: nothing turns',
      partner: { ...antiTurn, hips: [-1, 48], lean: 12 },
    },
  ],
};

export const overheadThrows: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 88 }],
  frames: [
    { pose: overheadLoad, says: 'Ball behind the head, one foot ahead', ball: 'hands', arrows: ['ball'] },
    { pose: overheadThrow, says: 'Legs, trunk, then arms', ball: [40, 112, 0], arrows: ['ball'] },
    { pose: overheadThrow, says: 'Let the arms go long', ball: [79, 104, 0] },
  ],
};

export const turnThrows: Picture = {
  view: 'side',
  props: [{ kind: 'wall', at: 84 }],
  frames: [
    {
      pose: turnLoad,
      says: 'Ball at the back hip, shoulders turned away',
      ball: [10, 42, 14],
      arrows: ['hips'],
    },
    { pose: turnThrow, says: 'Hips turn first, then the arms', ball: [38, 66, 0], arrows: ['ball'] },
    { pose: turnThrow, says: 'Finish facing the wall', ball: [75, 70, 0] },
  ],
};
