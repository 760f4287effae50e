import type { Body } from '../motion/body.ts';
import { stepsIn, type At, type Reading } from '../motion/series.ts';
import { lastStep, pace, peaksOf } from './attempt.ts';

/**
 * Whether all that the hands do takes far longer than anything does at its true speed: however far a hand goes, for more
 * than half of its highest speed it goes for a quarter to half of a second.
 */
export function isSlowStroke(body: Body): boolean {
  const speed = pace(body.hands);
  const moves = peaksOf(speed, 0, lastStep(body), AROUND_MOVE).filter(({ value }) => value > MEANT);
  return moves.length > 0 && moves.every((move) => lengthOf(speed, move) > stepsIn(SLOW_STROKE));
}

/** For how many steps something is more than half as high as at a peak. */
function lengthOf(measure: At, { step, value }: Reading): number {
  const isHigh = (at: number) => (measure(at) ?? 0) > value / 2;
  let [from, until] = [step, step];
  while (isHigh(from - 1)) from--;
  while (isHigh(until + 1)) until++;
  return until - from + 1;
}

/** Seconds around its quickest moment in which a hand does one thing. */
const AROUND_MOVE = 0.3;
/** Torsos a second: hands that are only held sway more slowly. */
const MEANT = 1.4;
/** Seconds. */
const SLOW_STROKE = 0.68;
