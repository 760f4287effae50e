import { swingStart } from '../attempts/swings.ts';
import { highest, lowest, stepsIn } from '../motion/series.ts';
import { elbowUp, otherArm } from './curves.ts';
import { since, withLoad, type Measure } from './measure.ts';

// What serve and spike share: a swing over the head.

/** The elbow's lowest point in the tenth of a second in which the forward swing begins. */
export const elbowInDraw: Measure = sinceDraw((attempt) => {
  const { body, hand, moments } = attempt;
  const start = swingStart(body, hand, moments.contact);
  return lowest(elbowUp(attempt), start - stepsIn(0.07), start);
});

/** What is measured of the draw, the load of a serve: in half a second before contact the hand was furthest back. */
export function sinceDraw(measure: Measure): Measure {
  return withLoad((attempt) => {
    const { body, moments } = attempt;
    return since(body, moments.contact - stepsIn(0.5), measure(attempt));
  });
}

/** The highest that the other arm is until contact. */
export const otherArmUp =
  (from: (attempt: Parameters<Measure>[0]) => number): Measure =>
  (attempt) => {
    const { body, moments } = attempt;
    return since(body, from(attempt), highest(otherArm(attempt), from(attempt), moments.contact));
  };

export const secondsBeforeContact =
  (seconds: number) =>
  ({ moments }: Parameters<Measure>[0]) =>
    moments.contact - stepsIn(seconds);
