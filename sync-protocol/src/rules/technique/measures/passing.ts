import type { PassCriterion } from '../criteria/passing.ts';
import { both } from '../motion/body.ts';
import { highest, lowest, readAt, stepsIn } from '../motion/series.ts';
import { arm, elbow, forearmDown, knees, lean, wristsUneven } from './curves.ts';
import { atContact, atLoad, difference, type Measure } from './measure.ts';

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
  PA9: atLoad(
    ({ body }) =>
      (step) =>
        both(body.gap('Ankle', step), body.gap('Shoulder', step), (feet, shoulders) =>
          shoulders > 0.1 ? feet / shoulders : 0,
        ),
  ),
  PA10: atContact(wristsUneven),
};
