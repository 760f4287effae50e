import type { ApproachCriterion } from '../criteria/approach.ts';
import { isUnfilmed, lastStep, takeOffOf, type Attempt } from '../attempts/attempt.ts';
import { highest, readAt, stepsIn } from '../motion/series.ts';
import { forward, hipSpeed, lean } from './curves.ts';
import { betweenTakeOffs, plantsOf } from './feet.ts';
import { atLoad, difference, UNFILMED, type Measure } from './measure.ts';
import { armsBack, kneesAtPlant } from './spiking.ts';

/** The last three plants; null when there are fewer, or a foot is hidden. */
function lastPlants(attempt: Attempt) {
  const plants = plantsOf(attempt) ?? [];
  const [before, long, close] = plants.slice(-3);
  return before && long && close ? { before, long, close } : null;
}

export const APPROACH_MEASURES: Readonly<Record<ApproachCriterion, Measure>> = {
  AP1: (attempt) => {
    const plants = plantsOf(attempt);
    return plants && { value: plants.length, step: attempt.moments.load };
  },
  AP2: (attempt) => {
    const plants = lastPlants(attempt);
    if (!plants || plants.long.step === plants.before.step) return null;
    const { before, long, close } = plants;
    return { value: (close.step - long.step) / (long.step - before.step), step: close.step };
  },
  AP3: (attempt) => {
    const plants = plantsOf(attempt) ?? [];
    // Of three steps the long one is the first between two plants: there is none before it to compare with.
    const [first, second, third] = plants.length > 3 ? plants.slice(-4) : [];
    if (!first || !second || !third || Math.abs(second.x - first.x) < 0.1) return null;
    return { value: Math.abs(third.x - second.x) / Math.abs(second.x - first.x), step: third.step };
  },
  AP4: armsBack,
  AP5: kneesAtPlant,
  AP6: atLoad(lean),
  // A clip that begins in the last steps doesn't show how fast the run-up was.
  AP7: (attempt) => {
    const { load } = attempt.moments;
    return load < stepsIn(0.5) ? UNFILMED : highest(hipSpeed(attempt), 1, load);
  },
  AP8: betweenTakeOffs,
  AP9: (attempt) => {
    const { body, moments } = attempt;
    if (isUnfilmed(attempt, takeOffOf(attempt))) return UNFILMED;
    if (moments.end >= lastStep(body)) return null;
    return difference(readAt(forward(attempt), moments.end), readAt(forward(attempt), takeOffOf(attempt)));
  },
};
