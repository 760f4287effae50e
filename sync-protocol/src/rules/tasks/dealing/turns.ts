import type { PlannedTask } from '../../training/plan.ts';
import { dayNumber } from '../../training-day.ts';

/** Days of any seven on which a drill may stand in for others; our own choice. */
export const STAND_IN_DAYS = 3;
const WEEK = 7;

/**
 * Those of a plan's substitutes whose turn it is: each has so many days of any seven, and those that teach the same take
 * turns. So phone and server need not know what stood in before.
 */
export function standInsOn(day: string, swaps: readonly PlannedTask[]): PlannedTask[] {
  const turns = new Map<string | undefined, number>();
  return swaps.filter(({ skill }) => {
    // Not all skills begin on the same day.
    const turn = turns.get(skill) ?? turns.size;
    turns.set(skill, turn + STAND_IN_DAYS);
    return !skill || (dayNumber(day) - turn) % WEEK < STAND_IN_DAYS;
  });
}
