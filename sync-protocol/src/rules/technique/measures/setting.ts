import type { Attempt } from '../attempts/attempt.ts';
import type { SetCriterion } from '../criteria/setting.ts';
import { highest, lowest, readAt, stepsIn } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
import { elbows, handsOverNose, lean, wristsUneven } from './curves.ts';
import { atContact, difference, since, type Measure } from './measure.ts';

const kneesBefore: Measure = ({ body, moments: { contact } }) =>
  since(body, contact - stepsIn(0.8), lowest(body.knees, contact - stepsIn(0.8), contact + stepsIn(0.1)));

/** How long the arms get in the push. */
const extension = (attempt: Attempt) => {
  const { contact } = attempt.moments;
  return highest(elbows(attempt), contact, contact + stepsIn(0.3));
};

export const SET_MEASURES: Readonly<Record<SetCriterion, Measure>> = {
  ST1: ({ body, moments: { contact } }) => {
    let step = contact;
    while (step >= 0 && (body.handsOverNose(step) ?? -1) > 0) step--;
    if (body.handsOverNose(contact) === undefined) return null;
    // Hands that are up as the clip begins were so for at least that long.
    return { value: (contact - step) / STEPS_PER_SECOND, step: contact, isCut: step < 0 };
  },
  ST2: atContact(handsOverNose),
  // The ball is met while they are bent most: by the time it leaves they have opened, the more the faster the push.
  ST3: (attempt) => {
    const { contact } = attempt.moments;
    const from = contact - stepsIn(0.1);
    return since(attempt.body, from, lowest(elbows(attempt), from, contact));
  },
  ST4: extension,
  ST5: (attempt) => {
    const longest = extension(attempt);
    return longest && readAt(attempt.body.reaches, longest.step);
  },
  ST6: kneesBefore,
  ST7: (attempt) => {
    const { body, moments } = attempt;
    const finish = highest(body.knees, moments.contact, moments.contact + stepsIn(0.4));
    return difference(finish, kneesBefore(attempt));
  },
  ST8: atContact(lean),
  ST9: atContact(wristsUneven),
};
