import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { SNAPSHOT_MS } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import type { ShownStats } from '#db/tables/shown-stats.ts';

/** What a player has done so far, with their time zone. */
export function statsOf(kysely: Queryable, userId: UserId) {
  return statsWithZone(kysely).where('playerStats.id', '=', userId).executeTakeFirstOrThrow();
}

/** The same of several; nothing of who is gone. */
export async function statsOfAll(kysely: Queryable, ids: readonly UserId[]) {
  if (ids.length === 0) return [];
  return statsWithZone(kysely)
    .where('playerStats.id', '=', sql<UserId>`any(${ids}::uuid[])`)
    .execute();
}

function statsWithZone(kysely: Queryable) {
  return kysely
    .selectFrom('playerStats')
    .innerJoin('users', 'users.id', 'playerStats.id')
    .selectAll('playerStats')
    .select('users.timezone');
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

/** What strangers saw of players' stats last. */
export async function keptStats(kysely: Queryable, ids: readonly UserId[]) {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('shownStats')
    .select(['userId', 'takenAt', 'stats'])
    .where('userId', '=', sql<UserId>`any(${ids}::uuid[])`)
    .execute();
}

/**
 * Shows strangers these stats from now on, by player. Where another node was quicker, what that one has shown.
 * @returns what they are shown
 */
export async function keepShownStats(
  kysely: Queryable,
  anew: ReadonlyMap<UserId, ShownStats>,
  now: number,
): Promise<Map<UserId, ShownStats>> {
  if (anew.size === 0) return new Map();
  // In one order, so that of two who look for the same players none waits for the other.
  const ids = [...anew.keys()].toSorted();
  const takenAt = new Date(now).toISOString();
  const staleBy = new Date(now - SNAPSHOT_MS).toISOString();
  await kysely
    .insertInto('shownStats')
    .values(ids.map((userId) => ({ userId, takenAt, stats: JSON.stringify(anew.get(userId)) })))
    .onConflict((taken) =>
      taken
        .column('userId')
        .doUpdateSet((row) => ({ takenAt, stats: row.ref('excluded.stats') }))
        .where((of) =>
          of.or([of('shownStats.takenAt', '<=', staleBy), of('shownStats.takenAt', '>', takenAt)]),
        ),
    )
    .execute();
  return new Map((await keptStats(kysely, ids)).map(({ userId, stats }) => [userId, stats]));
}
