import { FREE_DAYS } from '../progress/streak.ts';
import { daysBetween } from '../training-day.ts';

/**
 * Whether streaks that were heard of on one training day can still be the same on another: a day after all the free ones
 * each of them has grown, or is over. Of a pause nothing is known here.
 */
export function mayStillStand(heardOn: string, today: string): boolean {
  return daysBetween(heardOn, today) <= FREE_DAYS + 1;
}
