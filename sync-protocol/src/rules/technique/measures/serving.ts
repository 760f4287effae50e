import type { ServeCriterion } from '../criteria/serving.ts';
import { readAt, stepsIn } from '../motion/series.ts';
import { arm, elbow, forward, lean, reach, wristAhead } from './curves.ts';
import { atContact, atLoad, difference, type Measure } from './measure.ts';
import { elbowInDraw, otherArmUp, secondsBeforeContact } from './swing.ts';

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
    return difference(readAt(forward(attempt), contact), readAt(forward(attempt), contact - stepsIn(0.6)));
  },
  SV8: (attempt) => difference(leanAtContact(attempt), leanAtLoad(attempt)),
};
