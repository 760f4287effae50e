import type { ServeCriterion } from '../criteria/serving.ts';
import { readAt, stepsIn } from '../motion/series.ts';
import { arm, elbow, forward, lean, reach, wristAhead } from './curves.ts';
import { atContact, atLoad, difference, UNFILMED, type Measure } from './measure.ts';
import { elbowInDraw, otherArmUp, secondsBeforeContact, sinceDraw } from './swing.ts';

const leanAtContact = atContact(lean);
const leanAtLoad = atLoad(lean);

export const SERVE_MEASURES: Readonly<Record<ServeCriterion, Measure>> = {
  SV1: otherArmUp(secondsBeforeContact(0.8)),
  SV2: elbowInDraw,
  SV3: atContact(elbow),
  SV4: atContact(arm),
  SV5: atContact(reach),
  SV6: atContact(wristAhead),
  SV7: (attempt) => {
    const { contact } = attempt.moments;
    const before = contact - stepsIn(0.6);
    if (before < 0) return UNFILMED;
    return difference(readAt(forward(attempt), contact), readAt(forward(attempt), before));
  },
  SV8: sinceDraw((attempt) => difference(leanAtContact(attempt), leanAtLoad(attempt))),
};
