import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { SNAPSHOT_MS } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import type { ShownStats } from '#db/tables/shown-stats.ts';

/** What a player has done so far, with their time zone. */
export function statsOf(kysely: Queryable, userId: UserId) {
  return kysely
    .selectFrom('playerStats')
    .innerJoin('users', 'users.id', 'playerStats.id')
    .selectAll('playerStats')
    .select('users.timezone')
    .where('playerStats.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What a player's tasks would have earned without multipliers. */
export async function basePointsOf(kysely: Queryable, userId: UserId): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(jsonb_array_length(done.value) * r.base_points), 0)::integer as points
    from day_totals d cross join jsonb_each(d.done) as done
    join user_regimens r on r.id = done.key::uuid
    where d.user_id = ${userId}`.execute(kysely);
  return rows[0]?.points ?? 0;
}

export function userBadgesOf(kysely: Queryable, userId: UserId) {
  return kysely.selectFrom('userBadges').selectAll().where('userId', '=', userId).execute();
}

export async function countUnviewedBadges(kysely: Queryable, userId: UserId): Promise<number> {
  const { count } = await kysely
    .selectFrom('userBadges')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('viewedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What strangers saw of players' stats last, by player. */
export async function keptStats(kysely: Queryable, ids: readonly UserId[]) {
  const kept = await kysely
    .selectFrom('shownStats')
    .select(['userId', 'takenAt', 'stats'])
    .where('userId', '=', sql<UserId>`any(${ids}::uuid[])`)
    .execute();
  return new Map(kept.map((one) => [one.userId, one]));
}

/** Shows strangers these stats from now on, unless another node was quicker: then what that one has shown. */
export async function keepShownStats(
  kysely: Queryable,
  userId: UserId,
  stats: ShownStats,
  now: number,
): Promise<ShownStats> {
  const shown = { takenAt: new Date(now).toISOString(), stats: JSON.stringify(stats) };
  const staleBy = new Date(now - SNAPSHOT_MS).toISOString();
  await kysely
    .insertInto('shownStats')
    .values({ userId, ...shown })
    .onConflict((taken) =>
      taken
        .column('userId')
        .doUpdateSet(shown)
        .where((of) =>
          of.or([of('shownStats.takenAt', '<=', staleBy), of('shownStats.takenAt', '>', shown.takenAt)]),
        ),
    )
    .execute();
  return (await keptStats(kysely, [userId])).get(userId)?.stats ?? stats;
}
