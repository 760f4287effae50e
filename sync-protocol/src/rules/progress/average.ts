import type { PlayerStats } from '../../entities/progress/player-stats.ts';

/** Tasks a day over the days trained, with one decimal. */
export function averageTasksPerDay({
  completedTasks,
  trainedDays,
}: Pick<PlayerStats, 'completedTasks' | 'trainedDays'>): number {
  return trainedDays === 0 ? 0 : Math.round((10 * completedTasks) / trainedDays) / 10;
}
