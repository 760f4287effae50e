import type { PlannedTask } from '../training/plan.ts';
import { dayNumber } from '../training-day.ts';

/** Days of any seven on which a drill may stand in for others; our own choice. */
export const STAND_IN_DAYS = 3;
const WEEK = 7;

/**
 * Those of a plan's substitutes whose turn it is: each has so many days of any seven, and those that teach the same take
 * turns. So phone and server need not know what stood in before.
 */
export function standInsOn(day: string, swaps: readonly PlannedTask[]): PlannedTask[] {
  const skills = [...new Set(swaps.map(({ skill }) => skill))];
  return swaps.filter((one) => {
    if (!one.skill) return true;
    const alike = swaps.filter(({ skill }) => skill === one.skill);
    const turn = alike.indexOf(one) * STAND_IN_DAYS + skills.indexOf(one.skill);
    // Below zero before 1970: a clock may say anything.
    const since = (((dayNumber(day) - turn) % WEEK) + WEEK) % WEEK;
    return since < STAND_IN_DAYS;
  });
}
