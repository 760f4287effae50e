import type { ServeCriterion } from '../criteria/serving.ts';
import { readAt, stepsIn } from '../motion/series.ts';
import { atContact, atLoad, difference, type Measure } from './measure.ts';
import {
  armAtContact,
  elbowAtContact,
  elbowInDraw,
  otherArm,
  reachAtContact,
  secondsBeforeContact,
  wristAhead,
} from './swing.ts';

const leanAtContact = atContact(({ body }) => body.lean);
const leanAtLoad = atLoad(({ body }) => body.lean);

export const SERVE_MEASURES: Readonly<Record<ServeCriterion, Measure>> = {
  SV1: otherArm(secondsBeforeContact(0.8)),
  SV2: elbowInDraw,
  SV3: elbowAtContact,
  SV4: armAtContact,
  SV5: reachAtContact,
  SV6: wristAhead,
  SV7: ({ body, moments: { contact } }) => {
    const forward = (step: number) => body.hips(step)?.x;
    return difference(readAt(forward, contact), readAt(forward, contact - stepsIn(0.6)));
  },
  SV8: (attempt) => difference(leanAtContact(attempt), leanAtLoad(attempt)),
};
