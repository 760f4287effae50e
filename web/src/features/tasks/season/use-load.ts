import type { DayConditions } from 'sync-protocol/entities/tasks/day-conditions';
import type { LoadDay } from 'sync-protocol/entities/tasks/load-day';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { firstDayLookedAt, LOAD_DAYS_AHEAD } from 'sync-protocol/rules/tasks/load-diary';
import { addDays } from 'sync-protocol/rules/training-day';
import { useRows } from '#data/live/live-query.ts';

export interface Load {
  noted: LoadDay[];
  /** Tasks that were done. */
  tasks: Task[];
  said: DayConditions[];
}

/** What this phone knows of the load of this week, of the last one, and of those that they are compared with. */
export function useLoad(today: string): Load | undefined {
  const from = firstDayLookedAt(addDays(today, -7));
  return useRows(
    [
      { table: 'loadDays', from, to: addDays(today, LOAD_DAYS_AHEAD) },
      // Done on the next day, they are of the day before.
      { table: 'tasks', from: addDays(from, -1), to: today },
      { table: 'dayConditions', all: true },
    ],
    (rows) => ({
      noted: rows.all('loadDays'),
      tasks: rows.all('tasks').filter(({ isCompleted }) => isCompleted),
      said: rows.all('dayConditions'),
    }),
    [from, today],
  );
}
