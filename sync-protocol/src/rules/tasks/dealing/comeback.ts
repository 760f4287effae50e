import type { DayTotal } from '../../../entities/progress/day-total.ts';
import { atShare, type Plan, type PlannedTask } from '../../training/plan.ts';
import { daysBetween } from '../../training-day.ts';

// All of these are our own cautious choice: what legs and shoulders lose in a pause comes back within weeks.

/** So many days or more from one training day to the next are a pause. */
export const PAUSE_DAYS = 14;
/** What is dealt of a dose in the weeks after a pause, a share a week; then all of it. */
export const COMEBACK_SHARES = [0.5, 0.75] as const;
/** Days before a day that tell, with the training day before them, whether it lies in such a week. */
export const COMEBACK_DAYS = 7 * COMEBACK_SHARES.length - 1;

/** The share of a dose that a day deals: all of it, unless the player is just back from a pause. */
export function comebackShare(day: string, dayTotals: readonly Pick<DayTotal, 'day'>[]): number {
  const days = dayTotals.map((total) => total.day).filter((trained) => trained < day);
  days.sort().push(day);
  const back = days.findLast((one, index) => daysBetween(days[index - 1] ?? one, one) >= PAUSE_DAYS);
  return back === undefined ? 1 : (COMEBACK_SHARES[Math.floor(daysBetween(back, day) / 7)] ?? 1);
}

/** A plan with a share of the dose of all that asks something of a part of the body. */
export function easedPlan(plan: Plan, share: number): Plan {
  const eased = (one: PlannedTask) => (one.parts.length > 0 ? atShare(one, share) : one);
  if (share === 1) return plan;
  return {
    ...plan,
    main: plan.main.map(eased),
    swaps: plan.swaps.map(eased),
    spares: plan.spares.map(eased),
  };
}
