import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

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
