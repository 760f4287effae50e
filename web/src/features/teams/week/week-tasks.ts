import type { ShownTeam } from 'sync-protocol/contract/teams';
import type { OwnWeek } from './use-own-week.ts';

/**
 * Tasks that a team has done this week: as the server said it last, with the player's own as this phone knows them, sent
 * or not; null where it is not known.
 */
export function weekTasksOf(
  shown: Pick<ShownTeam, 'weekTasks' | 'ownWeekTasks' | 'weekFrom'> | undefined,
  { monday, tasks }: OwnWeek,
): number | null {
  const { weekTasks, ownWeekTasks, weekFrom } = shown ?? {};
  if (weekTasks === undefined || ownWeekTasks === undefined || weekFrom !== monday || !tasks) return null;
  const own = tasks.reduce((sum, count) => sum + count, 0);
  return Math.max(0, weekTasks - ownWeekTasks + own);
}
