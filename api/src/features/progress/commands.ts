import type { UserId } from 'sync-protocol/ids';
import { averageTasksPerDay } from 'sync-protocol/rules/progress/average';
import { isStale, type Sight } from 'sync-protocol/rules/profile/privacy';
import { streakOn, runOf } from 'sync-protocol/rules/progress/streak';
import { LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { pausesOfAll } from '#db/pauses.ts';
import type { Queryable } from '#db/db.ts';
import type { ShownStats } from '#db/tables/shown-stats.ts';
import type { Deps } from '#deps';
import { currentStreak } from './present.ts';
import { keepShownStats, keptStats, statsOfAll } from './queries.ts';

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
  const fresh = new Map<UserId, ShownStats>();
  for (const { userId, takenAt, stats } of await keptStats(kysely, strangers))
    if (!isStale(takenAt, instant)) fresh.set(userId, stats);
  const live = await liveStats(
    kysely,
    seen.filter(({ id }) => !fresh.has(id)),
    instant,
  );
  const anew = new Map([...live].filter(([id]) => strangers.includes(id)));
  return new Map([...live, ...fresh, ...(await keepShownStats(kysely, anew, instant))]);
}

/** As `statsForAll`, of one player; undefined where the viewer doesn't see their points. */
export async function statsFor(
  deps: Pick<Deps, 'db' | 'now'>,
  id: UserId,
  sees: Sight,
): Promise<ShownStats | undefined> {
  return (await statsForAll(deps, [{ id, sees }])).get(id);
}

async function liveStats(
  kysely: Queryable,
  players: readonly { id: UserId; sees: Sight }[],
  now: number,
): Promise<Map<UserId, ShownStats>> {
  const sights = new Map(players.map(({ id, sees }) => [id, sees]));
  const pausesOf = await pausesOfAll(kysely, [...sights.keys()]);
  const all = await statsOfAll(kysely, [...sights.keys()]);
  return new Map(
    all.map((stats) => {
      const { id, bestStreak, completedTasks, totalPoints, trainedDays } = stats;
      const pauses = pausesOf.get(id) ?? [];
      const streak = sights.get(id)?.when
        ? currentStreak(stats, pauses, new Date(now))
        : shownStreak(stats, pauses, now);
      return [
        id,
        {
          currentStreak: streak,
          bestStreak,
          completedTasks,
          totalPoints,
          trainedDays,
          averageTasksPerDay: averageTasksPerDay(stats),
        },
      ];
    }),
  );
}

/** A streak as strangers see it: it ends once the day is over everywhere, which tells nothing of the player's zone. */
export function shownStreak(
  stats: Parameters<typeof runOf>[0],
  pauses: Parameters<typeof streakOn>[3],
  now: number,
): number {
  return streakOn(runOf(stats), trainingDay(now, LAST_ZONE), now, pauses).streak;
}
