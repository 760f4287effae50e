import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';
import { changesOf, type RowChange, type Rows } from 'sync-protocol/mutations/rows';
import { presentCard, type Sight, type Tie } from 'sync-protocol/rules/profile/privacy';
import { birthOf } from 'sync-protocol/rules/session/age';
import { derivedId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { look, SUBJECT } from '#features/profile/commands.ts';

/** Everything that the gate asks of players, and what it may let through. */
export function peopleOf(kysely: Queryable, ids: readonly UserId[]) {
  return kysely
    .selectFrom('users')
    .select(SUBJECT)
    .select([
      'users.firstName',
      'users.lastName',
      'users.position',
      'users.profileImageUrl',
      'users.timezone',
    ])
    .where('users.id', 'in', ids)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

/** What changed profiles are now, over what the database still has. */
export function asChanged(people: readonly PersonRow[], changes: readonly RowChange[]): PersonRow[] {
  const changed = new Map(
    changesOf(changes, 'users').flatMap(({ id, after }) => (after ? [[id, after]] : [])),
  );
  return people.map((person) => {
    const now = changed.get(person.id);
    if (!now) return person;
    const { displayName, hideRealName, isPrivate, firstName, lastName, position, profileImageUrl } = now;
    return {
      ...person,
      displayName,
      hideRealName,
      isPrivate,
      firstName,
      lastName,
      position,
      profileImageUrl,
    };
  });
}

/** What a player sees of another. */
export function sight(viewer: PersonRow, player: PersonRow, tie: Tie, now: Date): Sight {
  return look({ tie, viewer: { birth: birthOf(viewer) } }, player, now.getTime()).sees;
}

export function knownPlayerId(viewer: UserId, player: UserId): string {
  return derivedId(viewer, 'known', player);
}

/** Somebody as a viewer may know them; nothing if they may not. */
export function knownAs(
  viewer: { id: UserId; birthMonth: number | null; birthYear: number | null },
  row: PersonRow,
  tie: Tie,
  now: Date,
): KnownPlayer | undefined {
  const { sees, player } = look({ tie, viewer: { birth: birthOf(viewer) } }, row, now.getTime());
  const card = presentCard(player, sees);
  if (!card) return undefined;
  const { id: playerId, ...shown } = card;
  return { id: knownPlayerId(viewer.id, playerId), userId: viewer.id, playerId, ...shown };
}

/** Says to a viewer who a player is, as far as they may know it. */
export function putKnown(rows: Rows, viewer: PersonRow, player: PersonRow, tie: Tie, now: Date): void {
  const id = knownPlayerId(viewer.id, player.id);
  const known = knownAs(viewer, player, tie, now);
  if (!known) rows.delete('knownPlayers', id);
  else if (!isSame(rows.get('knownPlayers', id), known)) rows.put('knownPlayers', known);
}

/** Who knows whom as changes of the same write leave it. */
export function loadKnown(rows: Rows, changes: readonly RowChange[]): void {
  for (const { after } of changesOf(changes, 'knownPlayers').toReversed())
    if (after) rows.load('knownPlayers', [after]);
}

/** Whether a player is known already as they are now. */
export function isSame(known: KnownPlayer | undefined, after: KnownPlayer | undefined): boolean {
  if (!known || !after) return !known && !after;
  return (Object.keys(after) as (keyof KnownPlayer)[]).every((field) => known[field] === after[field]);
}

/** The notification that tells a player that somebody asks them. */
export function requestNotificationId(asked: UserId, asker: UserId): Notification['id'] {
  return derivedId(asked, 'rival-request', asker);
}

/** Of viewers who have a player in their rows: what these say, and whether the two are more than strangers. */
export async function knownTo(kysely: Queryable, player: UserId) {
  const ties = kysely
    .selectFrom('rivalries')
    .select(['userId', sql<boolean>`status = 'accepted'`.as('isTied')])
    .where('rivalId', '=', player)
    .unionAll(
      kysely
        .selectFrom('friendStreaks')
        .select(['userId', sql<boolean>`true`.as('isTied')])
        .where('friendId', '=', player),
    );
  return kysely
    .selectFrom(
      kysely
        .selectFrom(ties.as('each'))
        .select(['userId', sql<boolean>`bool_or(is_tied)`.as('isTied')])
        .groupBy('userId')
        .as('t'),
    )
    .innerJoin('users as viewer', 'viewer.id', 't.userId')
    .leftJoin('knownPlayers as k', (join) =>
      join.onRef('k.userId', '=', 't.userId').on('k.playerId', '=', player),
    )
    .select(['viewer.id', 'viewer.birthMonth', 'viewer.birthYear', 't.isTied'])
    .select(
      sql<KnownPlayer | null>`case when k.id is null then null else json_build_object(
      'id', k.id, 'userId', k.user_id, 'playerId', k.player_id, 'displayName', k.display_name,
      'firstName', k.first_name, 'lastName', k.last_name, 'hideRealName', k.hide_real_name,
      'position', k.position, 'profileImageUrl', k.profile_image_url) end`.as('known'),
    )
    .execute();
}
