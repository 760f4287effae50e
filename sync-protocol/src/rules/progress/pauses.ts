import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import { addDays, daysBetween } from '../training-day.ts';

export const MAX_PAUSE_DAYS = 90;
export const MAX_PAUSES = 2;
/** The span of days in which no more than MAX_PAUSES may begin. */
export const PAUSES_WITHIN_DAYS = 90;

/** How many days strictly between two training days are paused. */
export function pausedBetween(
  pauses: readonly Pick<StreakPause, 'from' | 'until'>[],
  after: string,
  before: string,
): number {
  const days = new Set<string>();
  for (const { from, until } of pauses) {
    let day = from > after ? from : addDays(after, 1);
    for (; day <= until && day < before; day = addDays(day, 1)) days.add(day);
  }
  return days.size;
}

/** The pause that covers a day, if one does. */
export function pauseOn<Pause extends Pick<StreakPause, 'from' | 'until'>>(
  pauses: readonly Pause[],
  day: string,
): Pause | undefined {
  return pauses.find((pause) => pause.from <= day && day <= pause.until);
}

/** How many pauses began within the last days that count towards the limit. */
export function recentPauses(pauses: readonly StreakPause[], day: string): number {
  return pauses.filter(({ from }) => Math.abs(daysBetween(from, day)) < PAUSES_WITHIN_DAYS).length;
}
