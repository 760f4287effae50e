import { BREAK_DAYS } from '../../progress/rhythm.ts';
import { addDays, daysBetween } from '../../training-day.ts';

/** After nine months without a break one is offered: two to three months a year belong to something else (AAP). */
export const BREAK_AFTER_DAYS = 274;
/** How far back the days have to be known. */
export const BREAK_LOOKED_BACK = BREAK_AFTER_DAYS + BREAK_DAYS;

/**
 * Whether a break is due.
 * @param trained the training days of the last BREAK_LOOKED_BACK days, ascending
 */
export function isBreakDue(trained: readonly string[], today: string): boolean {
  const [first] = trained;
  if (first === undefined || daysBetween(first, today) < BREAK_AFTER_DAYS) return false;
  const from = addDays(today, -BREAK_AFTER_DAYS);
  const days = [...trained, today];
  return days.every((day, index) => {
    const before = days[index - 1];
    return before === undefined || day < from || daysBetween(before, day) <= BREAK_DAYS;
  });
}
