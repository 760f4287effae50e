import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { dealToday, needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/tasks/deal-today';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { isPutAway, isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import type { ServerHalf } from '#sync/server-half.ts';

/** Deals a day's tasks, and knows those that went: who did one is credited the drill that they saw. */
export const tasksHalf: ServerHalf = {
  remembers: 'tasks',
  daily: { needs: needsOfDeal, plans: plansOfDeal, deal: dealToday, isUndoneBy: changesDay },
};

/** Whether a day's tasks may be others after these changes. */
export function changesDay(changes: readonly RowChange[]): boolean {
  return changesPrograms(changes) || changes.some(({ table }) => table === 'dayConditions');
}

/** Whether changes started or ended programs, so that a day's tasks may be others now. */
function changesPrograms(changes: readonly RowChange[]): boolean {
  return changesOf(changes, 'userRegimens').some(
    ({ before, after }) => standingOf(before) !== standingOf(after),
  );
}

/** How an enrolment stands to days: one that is completed deals its last day to the end, unless it goes to the archive. */
function standingOf(row: UserRegimen | undefined): 'runs' | 'completed' | 'away' {
  if (!row || isPutAway(row)) return 'away';
  return isRunning(row) ? 'runs' : 'completed';
}
