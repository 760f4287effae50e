import type { BlockCriterion } from '../criteria/blocking.ts';
import { hipHeight, lastStep, standingHips } from '../attempts/attempt.ts';
import { both, type Body } from '../motion/body.ts';
import { lowest, readAt, stepsIn, type Reading } from '../motion/series.ts';
import { bentElbow, forward, reaches, wristAhead, wristsUneven } from './curves.ts';
import { atContact, atLoad, mapped, withLoad, type Measure } from './measure.ts';
import { jumpHeight } from './spiking.ts';

const ratio = (a: number, b: number) => (b > 0.05 ? a / b : 0);

/** The deepest point of the hips after the landing; null when the clip ends before it. */
function deepestLanding(body: Body, end: number): Reading | null {
  if (end + stepsIn(0.15) > lastStep(body)) return null;
  return lowest(hipHeight(body), end, Math.min(lastStep(body), end + stepsIn(0.4)));
}

export const BLOCK_MEASURES: Readonly<Record<BlockCriterion, Measure>> = {
  BL1: atLoad(reaches),
  BL2: withLoad(({ body, moments: { load } }) =>
    mapped(readAt(hipHeight(body), load), (height) => standingHips(body, load) - height),
  ),
  BL3: atContact(bentElbow),
  BL4: atContact(reaches),
  BL5: atContact(
    ({ body }) =>
      (step) =>
        both(body.gap('Wrist', step), body.gap('Shoulder', step), ratio),
  ),
  BL6: atContact(wristsUneven),
  BL7: jumpHeight,
  BL8: withLoad((attempt) => {
    const { load, end } = attempt.moments;
    const [from, to] = [readAt(forward(attempt), load), readAt(forward(attempt), end)];
    return from && to && { value: Math.abs(to.value - from.value), step: end };
  }),
  BL9: ({ body, moments: { load, end } }) =>
    mapped(deepestLanding(body, end), (height) => standingHips(body, load) - height),
  BL10: ({ body, moments: { end } }) => {
    const deepest = deepestLanding(body, end);
    return (
      deepest && readAt((step) => both(body.gap('Knee', step), body.gap('Ankle', step), ratio), deepest.step)
    );
  },
  BL11: atContact(wristAhead),
};
