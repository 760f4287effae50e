import type { Hand } from '../terms.ts';
import { isUnfilmed, lastStep, pace, takeOffOf, type Attempt } from '../attempts/attempt.ts';
import { lowest, stepsIn, type Reading } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
import type { Body } from '../motion/body.ts';
import { UNFILMED, type Measure } from './measure.ts';

/** A foot that is higher than this over its ground, in torsos, is off it. */
const LIFTED = 0.12;
/** Torsos a second: a foot that stands. */
const STANDING = 2;

const FEET: readonly Hand[] = ['left', 'right'];

/** Half a torso: a floor that climbs more from one end of a run-up to the other is none. */
const CLIMBED = 0.5;

/** How low a foot is most of the time: each has its own floor, for the camera looks down on them. */
function usualFloor(body: Body, side: Hand): number | undefined {
  const heights = body.motion.times.flatMap((_, step) => body.motion.of(side, 'Ankle', step)?.y ?? []);
  return heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.15)];
}

/** The lowest place of a foot in some steps; null if that is where the clip ends, for then it was still on its way down. */
function lowestOf(body: Body, side: Hand, from: number, to: number): number | null {
  const place = lowest((step) => body.motion.of(side, 'Ankle', step)?.y, from, to);
  return place && place.step < lastStep(body) ? place.value : null;
}

/** How much higher the floor is in the picture where the player is in some steps: what the lower foot says. */
function climbIn(body: Body, from: number, to: number): number | undefined {
  const climbs = FEET.flatMap((side) => {
    const [floor, place] = [usualFloor(body, side), lowestOf(body, side, from, to)];
    return floor === undefined || place === null ? [] : [place - floor];
  });
  const climb = Math.min(...climbs);
  return Math.abs(climb) <= CLIMBED ? climb : undefined;
}

/** Whether a foot is on the ground, between some steps; undefined where it can't be told. */
function standsOn(body: Body, side: Hand, from: number, to: number): (step: number) => boolean | undefined {
  const [usual, climb] = [usualFloor(body, side), climbIn(body, from, to)];
  const here = lowestOf(body, side, from, to);
  const floor = usual === undefined || climb === undefined ? undefined : usual + climb;
  // Where the other foot stands this one may stand a little higher: farther from the camera.
  const own = floor !== undefined && here !== null && here - floor < LIFTED * 2 ? here : floor;
  return (step) => {
    const ankle = body.motion.of(side, 'Ankle', step);
    return ankle && own !== undefined ? ankle.y <= own + LIFTED : undefined;
  };
}

/** Between the two feet touching down; a foot that is up as long as the clip goes on came down no sooner than its end. */
export const betweenLandings: Measure = ({ body, moments: { contact, end } }) => {
  const last = lastStep(body);
  const landings = FEET.map((side) => {
    const stands = standsOn(body, side, contact, Math.min(last, end + stepsIn(0.3)));
    return firstOf(range(contact, last), stands);
  });
  return between(landings, last);
};

/** Between the two feet leaving the ground; a foot that is up from the plant on left it no later than that. */
export const betweenTakeOffs: Measure = (attempt) => {
  const { body, moments } = attempt;
  const takeOff = takeOffOf(attempt);
  if (isUnfilmed(attempt, takeOff)) return UNFILMED;
  const from = Math.max(0, takeOff - stepsIn(0.3));
  const takeOffs = FEET.map((side) =>
    firstOf(range(from, moments.contact).reverse(), standsOn(body, side, from, moments.contact)),
  );
  return between(takeOffs, from);
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The first of some steps at which a foot stands; `never` if at none, null where it can't be told. */
function firstOf(steps: readonly number[], stands: (step: number) => boolean | undefined) {
  for (const step of steps) {
    const isDown = stands(step);
    if (isDown === undefined) return null;
    if (isDown) return step === steps[0] ? null : step;
  }
  return 'never';
}

/** The time between what two feet do; null unless both are seen, and one of them does it. */
function between(done: readonly (number | 'never' | null)[], otherwise: number): Reading | null {
  const [left, right] = done.map((step) => (step === 'never' ? otherwise : step));
  if (left === undefined || right === undefined || left === null || right === null) return null;
  const value = Math.abs(left - right) / STEPS_PER_SECOND;
  return value < SURE && done.includes('never') ? null : { value, step: Math.max(left, right) };
}

/** Seconds after which a foot that was not seen to do what the other did is another case. */
const SURE = 0.25;

/** How far a foot goes in a step, in torsos. */
const STRIDE = 0.4;

/** Seconds from one foot to the other: sprinters run five steps a second; only the close comes right after the long step. */
const QUICKEST = { step: 0.17, close: 0.07 } as const;

/**
 * Of the run-up, for how much a foot may be hidden: legs hide each other as they pass, while one swings. Where a plant was
 * hidden the other foot seems to plant twice.
 */
const HIDDEN = 0.5;

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
      // One that was hidden while it swung stands elsewhere at once.
      if (stands && isNew && (!stood || before)) plants.push({ side, step, x: ankle.x });
      stood = stands;
    }
    if (hidden > (until - from) * HIDDEN) return null;
  }
  plants.sort((a, b) => a.step - b.step);
  const takeTurns = plants.every(({ side, step }, index) => {
    const before = plants[index - 1];
    if (!before) return true;
    const quickest = index === plants.length - 1 ? QUICKEST.close : QUICKEST.step;
    return before.side !== side && step - before.step >= stepsIn(quickest);
  });
  return plants.length >= 3 && takeTurns ? plants : null;
}
