import type { SetCriterion } from '../criteria/setting.ts';
import { highest, lowest, stepsIn } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
import { elbows, handsOverNose, lean, wristsUneven } from './curves.ts';
import { atContact, difference, type Measure } from './measure.ts';

const kneesBefore: Measure = ({ body, moments: { contact } }) =>
  lowest(body.knees, contact - stepsIn(0.8), contact + stepsIn(0.1));

export const SET_MEASURES: Readonly<Record<SetCriterion, Measure>> = {
  ST1: ({ body, moments: { contact } }) => {
    let step = contact;
    while (step >= 0 && (body.handsOverNose(step) ?? -1) > 0) step--;
    if (body.handsOverNose(contact) === undefined) return null;
    return { value: (contact - step) / STEPS_PER_SECOND, step: contact };
  },
  ST2: atContact(handsOverNose),
  ST3: atContact(elbows),
  ST4: (attempt) => {
    const { contact } = attempt.moments;
    return highest(elbows(attempt), contact, contact + stepsIn(0.3));
  },
  ST5: ({ body, moments: { contact } }) => highest(body.reaches, contact, contact + stepsIn(0.3)),
  ST6: kneesBefore,
  ST7: (attempt) => {
    const { body, moments } = attempt;
    const finish = highest(body.knees, moments.contact, moments.contact + stepsIn(0.4));
    return difference(finish, kneesBefore(attempt));
  },
  ST8: atContact(lean),
  ST9: atContact(wristsUneven),
};
