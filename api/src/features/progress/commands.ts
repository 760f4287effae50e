import type { UserId } from 'sync-protocol/ids';
import { averageTasksPerDay } from 'sync-protocol/rules/progress/average';
import { isStale, type Sight } from 'sync-protocol/rules/profile/privacy';
import { streakOn, runOf } from 'sync-protocol/rules/progress/streak';
import { LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { pausesOf } from '#db/pauses.ts';
import type { ShownStats } from '#db/tables/shown-stats.ts';
import type { Deps } from '#deps';
import { currentStreak } from './present.ts';
import { keepShownStats, keptStats, statsOf } from './queries.ts';

export { currentStreak } from './present.ts';
export { statsOf } from './queries.ts';

/**
 * What a player has done, for who sees their points: as it is now if the viewer sees when they train, else as it was
 * a while ago, the same for every such viewer.
 */
export async function statsFor(
  { db: { kysely }, now }: Pick<Deps, 'db' | 'now'>,
  id: UserId,
  sees: Sight,
): Promise<ShownStats> {
  const instant = now().getTime();
  const live = async (): Promise<ShownStats> => {
    const stats = await statsOf(kysely, id);
    const { bestStreak, completedTasks, totalPoints, trainedDays } = stats;
    const pauses = await pausesOf(kysely, id);
    const streak = sees.when ? currentStreak(stats, pauses, now()) : shownStreak(stats, pauses, instant);
    return {
      currentStreak: streak,
      bestStreak,
      completedTasks,
      totalPoints,
      trainedDays,
      averageTasksPerDay: averageTasksPerDay(stats),
    };
  };
  if (sees.when) return live();
  const kept = await keptStats(kysely, id);
  if (kept && !isStale(kept.takenAt, instant)) return kept.stats;
  return keepShownStats(kysely, id, await live(), instant);
}

/** A streak as strangers see it: it ends once the day is over everywhere, which tells nothing of the player's zone. */
export function shownStreak(
  stats: Parameters<typeof runOf>[0],
  pauses: Parameters<typeof streakOn>[3],
  now: number,
): number {
  return streakOn(runOf(stats), trainingDay(now, LAST_ZONE), now, pauses).streak;
}
