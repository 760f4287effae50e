import type { UserId } from 'sync-protocol/ids';
import { averageTasksPerDay } from 'sync-protocol/rules/progress/average';
import { isStale, type Sight } from 'sync-protocol/rules/profile/privacy';
import { streakOn, runOf } from 'sync-protocol/rules/progress/streak';
import { LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { pausesOf } from '#db/pauses.ts';
import type { Queryable } from '#db/db.ts';
import type { ShownStats } from '#db/tables/shown-stats.ts';
import type { Deps } from '#deps';
import { currentStreak } from './present.ts';
import { keepShownStats, keptStats, statsOf } from './queries.ts';

export { currentStreak } from './present.ts';
export { statsOf } from './queries.ts';

/**
 * What players have done, by player, of those whose points the viewer sees: as it is now if the viewer sees when they
 * train, else as it was a while ago, the same for every such viewer.
 */
export async function statsForAll(
  { db: { kysely }, now }: Pick<Deps, 'db' | 'now'>,
  players: readonly { id: UserId; sees: Sight }[],
): Promise<Map<UserId, ShownStats>> {
  const instant = now().getTime();
  const seen = players.filter(({ sees }) => sees.points);
  const strangers = seen.filter(({ sees }) => !sees.when).map(({ id }) => id);
  const kept = await keptStats(kysely, strangers);
  const statsSeen = async (id: UserId, sees: Sight): Promise<ShownStats> => {
    const shown = kept.get(id);
    if (shown && !isStale(shown.takenAt, instant)) return shown.stats;
    const live = await liveStats(kysely, id, instant, sees);
    return sees.when ? live : keepShownStats(kysely, id, live, instant);
  };
  const stats = await Promise.all(seen.map(async ({ id, sees }) => [id, await statsSeen(id, sees)] as const));
  return new Map(stats);
}

/** As `statsForAll`, of one player; undefined where the viewer doesn't see their points. */
export async function statsFor(
  deps: Pick<Deps, 'db' | 'now'>,
  id: UserId,
  sees: Sight,
): Promise<ShownStats | undefined> {
  return (await statsForAll(deps, [{ id, sees }])).get(id);
}

async function liveStats(kysely: Queryable, id: UserId, now: number, sees: Sight): Promise<ShownStats> {
  const stats = await statsOf(kysely, id);
  const { bestStreak, completedTasks, totalPoints, trainedDays } = stats;
  const pauses = await pausesOf(kysely, id);
  return {
    currentStreak: sees.when ? currentStreak(stats, pauses, new Date(now)) : shownStreak(stats, pauses, now),
    bestStreak,
    completedTasks,
    totalPoints,
    trainedDays,
    averageTasksPerDay: averageTasksPerDay(stats),
  };
}

/** A streak as strangers see it: it ends once the day is over everywhere, which tells nothing of the player's zone. */
export function shownStreak(
  stats: Parameters<typeof runOf>[0],
  pauses: Parameters<typeof streakOn>[3],
  now: number,
): number {
  return streakOn(runOf(stats), trainingDay(now, LAST_ZONE), now, pauses).streak;
}
