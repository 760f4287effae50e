import type { Hand } from '../terms.ts';
import { lastStep, pace, takeOffOf, type Attempt } from '../attempts/attempt.ts';
import { stepsIn, type Reading } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
import type { Body } from '../motion/body.ts';
import type { Measure } from './measure.ts';

/** A foot that is higher than this over its ground, in torsos, is off it. */
const LIFTED = 0.12;
/** Torsos a second: a foot that stands. */
const STANDING = 2;

const FEET: readonly Hand[] = ['left', 'right'];

/** The height of the ground under a foot: each has its own, for the camera looks down on them. */
function groundOf(body: Body, side: Hand): number | undefined {
  const heights = body.motion.times.flatMap((_, step) => body.motion.of(side, 'Ankle', step)?.y ?? []);
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.15)];
}

/** Whether a foot is on the ground; undefined where it can't be told. */
function standsOn(body: Body, side: Hand): (step: number) => boolean | undefined {
  const ground = groundOf(body, side);
  return (step) => {
    const ankle = body.motion.of(side, 'Ankle', step);
    return ankle && ground !== undefined ? ankle.y <= ground + LIFTED : undefined;
  };
}

/** The time between the two feet doing something; null unless both are seen to do it. */
function betweenFeet(find: (side: Hand) => number | null): Reading | null {
  const [left, right] = FEET.map(find);
  if (left === undefined || right === undefined || left === null || right === null) return null;
  return { value: Math.abs(left - right) / STEPS_PER_SECOND, step: Math.max(left, right) };
}

/** Between the two feet touching down. */
export const betweenLandings: Measure = ({ body, moments: { contact } }) =>
  betweenFeet((side) => {
    const stands = standsOn(body, side);
    for (let step = contact; step <= lastStep(body); step++) {
      const isDown = stands(step);
      if (isDown === undefined) return null;
      if (isDown) return step > contact ? step : null;
    }
    return null;
  });

/** Between the two feet leaving the ground. */
export const betweenTakeOffs: Measure = (attempt) =>
  betweenFeet((side) => {
    const stands = standsOn(attempt.body, side);
    for (let step = attempt.moments.contact; step >= attempt.moments.load; step--) {
      const isDown = stands(step);
      if (isDown === undefined) return null;
      if (isDown) return step;
    }
    return null;
  });

/** How far a foot goes in a step, in torsos. */
const STRIDE = 0.4;

interface Plant {
  side: Hand;
  step: number;
  x: number;
}

/**
 * Where the feet come to stand in the run-up, in their order; null when a foot is hidden for much of it, or when they do
 * not take turns: then a plant was missed, and nothing that is counted would be true.
 */
export function plantsOf(attempt: Attempt): Plant[] | null {
  const { body } = attempt;
  const until = takeOffOf(attempt);
  const from = Math.max(0, until - stepsIn(1.5));
  const plants: Plant[] = [];
  for (const side of FEET) {
    const speed = pace((step) => body.motion.of(side, 'Ankle', step));
    let hidden = 0;
    let stood = true;
    for (let step = from; step <= until; step++) {
      const ankle = body.motion.of(side, 'Ankle', step);
      const now = speed(step);
      if (!ankle || now === undefined) {
        hidden++;
        continue;
      }
      const stands = now < STANDING;
      const before = plants.findLast((plant) => plant.side === side);
      const isNew = !before || Math.abs(ankle.x - before.x) > STRIDE;
      if (stands && !stood && isNew) plants.push({ side, step, x: ankle.x });
      stood = stands;
    }
    if (hidden > (until - from) * 0.15) return null;
  }
  plants.sort((a, b) => a.step - b.step);
  const takeTurns = plants.every(({ side, step }, index) => {
    const before = plants[index - 1];
    return !before || (before.side !== side && step - before.step >= 2);
  });
  return plants.length >= 3 && takeTurns ? plants : null;
}
