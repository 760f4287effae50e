import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import { addDays, daysBetween } from '../training-day.ts';

export const MAX_PAUSE_DAYS = 90;
export const MAX_PAUSES = 2;
/** The span of days in which no more than MAX_PAUSES may begin. */
export const PAUSES_WITHIN_DAYS = 90;
/** How far before or after today a pause may begin. */
export const PAUSE_REACH_DAYS = 7;

/** Why no pause of so many days may begin on a day; nothing when one may. */
export function whyNoPause(
  pauses: readonly Pick<StreakPause, 'from' | 'until'>[],
  { from, days, today }: { from: string; days: number; today: string },
): 'pause_too_far' | 'already_paused' | 'pause_limit' | undefined {
  if (Math.abs(daysBetween(today, from)) > PAUSE_REACH_DAYS) return 'pause_too_far';
  const until = addDays(from, days - 1);
  if (pauses.some((pause) => pause.from <= until && from <= pause.until)) return 'already_paused';
  return recentPauses(pauses, from) >= MAX_PAUSES ? 'pause_limit' : undefined;
}

/** How many pauses began within the last days that count towards the limit. */
export function recentPauses(pauses: readonly Pick<StreakPause, 'from'>[], day: string): number {
  return pauses.filter(({ from }) => Math.abs(daysBetween(from, day)) < PAUSES_WITHIN_DAYS).length;
}
