import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import { addDays } from '../training-day.ts';

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
