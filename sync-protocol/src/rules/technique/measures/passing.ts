import type { PassCriterion } from '../criteria/passing.ts';
import { highest, lowest, readAt, stepsIn } from '../motion/series.ts';
import { arm, elbow, forearmDown, knees, lean } from './curves.ts';
import { atContact, difference, type Measure } from './measure.ts';

export const PASS_MEASURES: Readonly<Record<PassCriterion, Measure>> = {
  PA1: ({ body, moments: { contact } }) => lowest(body.knees, contact - stepsIn(1.5), contact),
  PA2: atContact(knees),
  PA3: atContact(elbow),
  PA4: atContact(forearmDown),
  PA5: atContact(arm),
  PA6: (attempt) => {
    const { contact } = attempt.moments;
    return difference(
      highest(arm(attempt), contact, contact + stepsIn(0.25)),
      readAt(arm(attempt), Math.max(0, contact - stepsIn(0.1))),
    );
  },
  PA7: ({ body, moments: { contact } }) => highest(body.reaches, contact, contact + stepsIn(0.3)),
  PA8: atContact(lean),
};
