import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { RivalryStatus } from 'sync-protocol/rules/rivals/rival-terms';
import type { Queryable } from '#db/db.ts';

/** A player's rivalries of some standing with those whom they know, the latest first. */
export function rivalriesOf(kysely: Queryable, player: UserId, status: RivalryStatus) {
  return rivalries(kysely, player)
    .where('r.status', '=', status)
    .orderBy((of) => of.fn.coalesce('r.acceptedAt', 'r.createdAt'), 'desc')
    .orderBy('r.id')
    .execute();
}

/** One of them, by the id that it has for both. */
export function rivalryOf(kysely: Queryable, player: UserId, rivalryId: string) {
  return rivalries(kysely, player).where('r.rivalryId', '=', rivalryId).executeTakeFirst();
}

function rivalries(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('rivalries as r')
    .innerJoin('knownPlayers as k', (join) =>
      join.onRef('k.userId', '=', 'r.userId').onRef('k.playerId', '=', 'r.rivalId'),
    )
    .select(['r.rivalryId', 'r.rivalId', 'r.status', 'r.rivalshipType', 'r.message'])
    .select(['r.createdAt', 'r.acceptedAt'])
    .select(KNOWN)
    .where('r.userId', '=', player);
}

export type RivalryRow = NonNullable<Awaited<ReturnType<typeof rivalryOf>>>;

const KNOWN = [
  'k.playerId',
  'k.displayName',
  'k.firstName',
  'k.lastName',
  'k.hideRealName',
  'k.position',
  'k.profileImageUrl',
] as const;

/** How the two stand, if they have anything to do with each other. */
export async function standingWith(
  kysely: Queryable,
  player: UserId,
  rival: UserId,
): Promise<RivalryStatus | undefined> {
  const row = await kysely
    .selectFrom('rivalries')
    .select('status')
    .where('userId', '=', player)
    .where('rivalId', '=', rival)
    .executeTakeFirst();
  return row?.status;
}

/** In the words of the index of the latest. */
const IS_NO_CHEER = sql<boolean>`activity_type <> 'cheer'`;

/**
 * What a player's rivals did, the latest first; without cheers. Only those that are shown are put beside who did them:
 * of a thousand, each compared with each rival, PostgreSQL would sort out the rest.
 */
export function activitiesOf(kysely: Queryable, player: UserId, limit: number) {
  return kysely
    .selectFrom((from) =>
      from
        .selectFrom('rivalActivities')
        .select(['id', 'rivalId', 'activityType', 'data', 'pointsInvolved', 'createdAt'])
        .where('userId', '=', player)
        .where(IS_NO_CHEER)
        // `is true`, or each rival's would be read by an index of theirs, with what others were told of them.
        .where(
          sql<boolean>`(rival_id = any(array(select player_id from known_players where user_id = ${player}))) is true`,
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .as('a'),
    )
    .innerJoin('knownPlayers as k', (join) =>
      join.on('k.userId', '=', player).onRef('k.playerId', '=', 'a.rivalId'),
    )
    .select(['a.id', 'a.activityType', 'a.data', 'a.pointsInvolved', 'a.createdAt'])
    .select(KNOWN)
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id')
    .execute();
}

export type ActivityRow = Awaited<ReturnType<typeof activitiesOf>>[number];

/** How many of them are new to the player. */
export async function countNewActivities(kysely: Queryable, player: UserId): Promise<number> {
  const { count } = await kysely
    .selectFrom('rivalActivities as a')
    .innerJoin('userSettings as s', 's.id', 'a.userId')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('a.userId', '=', player)
    .where(IS_NO_CHEER)
    .where(sql<boolean>`a.created_at > coalesce(s.rivals_seen_at, '-infinity')`)
    .executeTakeFirstOrThrow();
  return count;
}
