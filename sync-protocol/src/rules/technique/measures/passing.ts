import type { PassCriterion } from '../criteria/passing.ts';
import { both } from '../motion/body.ts';
import { highest, lowest, readAt, stepsIn } from '../motion/series.ts';
import { atContact, atLoad, difference, type Measure } from './measure.ts';

export const PASS_MEASURES: Readonly<Record<PassCriterion, Measure>> = {
  PA1: ({ body, moments: { contact } }) => lowest(body.knees, contact - stepsIn(1), contact),
  PA2: atContact(({ body }) => body.knees),
  PA3: atContact(
    ({ body, hand }) =>
      (step) =>
        body.elbow(hand, step),
  ),
  PA4: atContact(
    ({ body, hand }) =>
      (step) =>
        body.forearmDown(hand, step),
  ),
  PA5: atContact(
    ({ body, hand }) =>
      (step) =>
        body.arm(hand, step),
  ),
  PA6: ({ body, hand, moments: { contact } }) => {
    const arm = (step: number) => body.arm(hand, step);
    return difference(
      highest(arm, contact, contact + stepsIn(0.25)),
      readAt(arm, Math.max(0, contact - stepsIn(0.1))),
    );
  },
  PA7: ({ body, moments: { contact } }) => highest(body.reaches, contact, contact + stepsIn(0.3)),
  PA8: atContact(({ body }) => body.lean),
  PA9: atLoad(
    ({ body }) =>
      (step) =>
        both(body.gap('Ankle', step), body.gap('Shoulder', step), (feet, shoulders) =>
          shoulders > 0.1 ? feet / shoulders : 0,
        ),
  ),
  PA10: atContact(({ body }) => body.wristsUneven),
};
