import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** Players on the other side of a block with this one, whoever of the two wished it. */
export async function blockedWith(kysely: Queryable, player: UserId): Promise<Set<UserId>> {
  const blocks = await kysely
    .selectFrom('blocks')
    .select(['blockerId', 'blockedId'])
    .where((of) => of.or([of('blockerId', '=', player), of('blockedId', '=', player)]))
    .execute();
  return new Set(blocks.map(({ blockerId, blockedId }) => (blockerId === player ? blockedId : blockerId)));
}

/** What the gate has to know of a player, as the table `users` holds it. */
export const SUBJECT = [
  'users.id',
  'users.displayName',
  'users.hideRealName',
  'users.isPrivate',
  'users.hidden',
  'users.disabled',
  'users.birthMonth',
  'users.birthYear',
  'users.wordRulings',
] as const;

/** That, and what a list shows of the player. */
export const SHOWN_SUBJECT = [
  ...SUBJECT,
  'users.firstName',
  'users.lastName',
  'users.position',
  'users.profileImageUrl',
] as const;

/** Everything about a player; undefined if there is none. */
export function findPerson(kysely: Queryable, id: UserId) {
  return kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
