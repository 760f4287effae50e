import type { CriterionId } from '../criteria/all.ts';
import { hipHeight, standingHips, type Attempt } from '../attempts/attempt.ts';
import { both } from '../motion/body.ts';
import { otherHand } from '../motion/motion.ts';
import { speedOf, type At } from '../motion/series.ts';

/** Something of a body in an attempt, at every step of it. */
export type Curve = (attempt: Attempt) => At;

// Of the hand that hits.
export const elbow: Curve =
  ({ body, hand }) =>
  (step) =>
    body.elbow(hand, step);
export const arm: Curve =
  ({ body, hand }) =>
  (step) =>
    body.arm(hand, step);
export const reach: Curve =
  ({ body, hand }) =>
  (step) =>
    body.reach(hand, step);
export const elbowUp: Curve =
  ({ body, hand }) =>
  (step) =>
    body.elbowUp(hand, step);
export const wristAhead: Curve =
  ({ body, hand }) =>
  (step) =>
    body.wristAhead(hand, step);
export const forearmDown: Curve =
  ({ body, hand }) =>
  (step) =>
    body.forearmDown(hand, step);

// Of the other one, and of both.
export const otherArm: Curve =
  ({ body, hand }) =>
  (step) =>
    body.arm(otherHand(hand), step);
export const elbows: Curve = ({ body }) => body.elbows;
export const bentElbow: Curve =
  ({ body }) =>
  (step) =>
    both(body.elbow('left', step), body.elbow('right', step), Math.min);

// Of the body.
export const reaches: Curve = ({ body }) => body.reaches;
export const knees: Curve = ({ body }) => body.knees;
export const lean: Curve = ({ body }) => body.lean;
const handsBehind: Curve = ({ body }) => body.handsBehind;
export const handsOverNose: Curve = ({ body }) => body.handsOverNose;
export const wristsUneven: Curve = ({ body }) => body.wristsUneven;
export const forward: Curve =
  ({ body }) =>
  (step) =>
    body.hips(step)?.x;
export const hipSpeed: Curve = (attempt) => speedOf(forward(attempt));
/** Over their height in standing. */
export const hipRise: Curve = ({ body, moments: { load } }) => {
  const standing = standingHips(body, load);
  return (step) => both(hipHeight(body)(step), standing, (height, ground) => height - ground);
};

/** The curves that criteria are read from, of those that are: at the moment that was measured the value is the curve's. */
export const CURVES: Readonly<Partial<Record<CriterionId, Curve>>> = {
  SV1: otherArm,
  SV2: elbowUp,
  SV3: elbow,
  SV4: arm,
  SV5: reach,
  SV6: wristAhead,
  SP1: knees,
  SP2: handsBehind,
  SP3: elbowUp,
  SP4: otherArm,
  SP5: elbow,
  SP6: reach,
  SP7: hipRise,
  SP8: knees,
  ST2: handsOverNose,
  ST3: elbows,
  ST4: elbows,
  ST5: reaches,
  ST6: knees,
  ST8: lean,
  ST9: wristsUneven,
  PA1: knees,
  PA2: knees,
  PA3: elbow,
  PA4: forearmDown,
  PA5: arm,
  PA7: reaches,
  PA8: lean,
  BL1: reaches,
  BL3: bentElbow,
  BL4: reaches,
  BL6: wristsUneven,
  BL7: hipRise,
  BL11: wristAhead,
  AP4: handsBehind,
  AP5: knees,
  AP6: lean,
  AP7: hipSpeed,
};
