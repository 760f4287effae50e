import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { useToday } from '#data/clock.ts';
import { useDayTotals } from '#data/live/live.ts';

/** On which days of this week the player has trained, as this phone knows it. */
export function useOwnWeek(): boolean[] {
  const monday = weekStart(useToday());
  const totals = useDayTotals(monday, addDays(monday, 6)) ?? [];
  const trained = new Set(totals.filter((total) => tasksDone(total) > 0).map(({ day }) => day));
  return Array.from({ length: 7 }, (_, index) => trained.has(addDays(monday, index)));
}
