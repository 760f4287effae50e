import type { PassCriterion } from '../criteria/passing.ts';
import { highest, lowest, readAt, stepsIn } from '../motion/series.ts';
import { arm, elbow, forearmDown, knees, lean } from './curves.ts';
import { atContact, difference, since, UNFILMED, type Measure } from './measure.ts';

export const PASS_MEASURES: Readonly<Record<PassCriterion, Measure>> = {
  PA1: ({ body, moments: { contact } }) => {
    const low = lowest(body.knees, contact - stepsIn(1.5), contact);
    // Who waits for the ball is low a second before it at the latest.
    return since(body, contact - stepsIn(1), low);
  },
  PA2: atContact(knees),
  PA3: atContact(elbow),
  PA4: atContact(forearmDown),
  PA5: atContact(arm),
  PA6: (attempt) => {
    const { contact } = attempt.moments;
    const before = contact - stepsIn(0.1);
    if (before < 0) return UNFILMED;
    return difference(highest(arm(attempt), contact, contact + stepsIn(0.25)), readAt(arm(attempt), before));
  },
  PA7: ({ body, moments: { contact } }) => highest(body.reaches, contact, contact + stepsIn(0.3)),
  PA8: atContact(lean),
};
