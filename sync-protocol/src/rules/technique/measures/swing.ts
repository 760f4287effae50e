import { swingStart } from '../attempts/attempt.ts';
import { otherHand } from '../motion/motion.ts';
import { highest, lowest, stepsIn } from '../motion/series.ts';
import { atContact, type Measure } from './measure.ts';

// What serve and spike share: a swing over the head.

export const elbowAtContact = atContact(
  ({ body, hand }) =>
    (step) =>
      body.elbow(hand, step),
);
export const armAtContact = atContact(
  ({ body, hand }) =>
    (step) =>
      body.arm(hand, step),
);
export const reachAtContact = atContact(
  ({ body, hand }) =>
    (step) =>
      body.reach(hand, step),
);
export const wristAhead = atContact(
  ({ body, hand }) =>
    (step) =>
      body.wristAhead(hand, step),
);

/** The elbow's lowest point in the tenth of a second in which the forward swing begins. */
export const elbowInDraw: Measure = ({ body, hand, moments: { contact } }) => {
  const start = swingStart(body, hand, contact);
  return lowest((step) => body.elbowUp(hand, step), start - stepsIn(0.07), start);
};

export const otherArm =
  (from: (attempt: Parameters<Measure>[0]) => number): Measure =>
  (attempt) => {
    const { body, hand, moments } = attempt;
    return highest((step) => body.arm(otherHand(hand), step), from(attempt), moments.contact);
  };

export const secondsBeforeContact =
  (seconds: number) =>
  ({ moments }: Parameters<Measure>[0]) =>
    moments.contact - stepsIn(seconds);
