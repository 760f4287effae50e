import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { useDayTotals } from '#data/live/live.ts';

/** This week as this phone knows it. */
export interface OwnWeek {
  /** The day with which it begins. */
  monday: string;
  /** How many tasks the player has done on each of its days; undefined while that is read. */
  tasks: readonly number[] | undefined;
}

export function useOwnWeek(): OwnWeek {
  const monday = weekStart(useToday());
  const totals = useDayTotals(monday, addDays(monday, 6));
  const done = totals && new Map(totals.map((total) => [total.day, tasksDone(total)]));
  const tasks = done && Array.from({ length: 7 }, (_, index) => done.get(addDays(monday, index)) ?? 0);
  return { monday, tasks };
}
