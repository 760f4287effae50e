import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { goneNames } from './gone-names.ts';

/** The account behind an e-mail address or username, in whatever case; undefined if there is none. */
export function findAccount(kysely: Queryable, emailOrUsername: string) {
  const wanted = emailOrUsername.trim().toLowerCase();
  const column = wanted.includes('@') ? 'email' : 'displayName';
  return kysely
    .selectFrom('users')
    .select(['id', 'passwordHash', 'disabled'])
    .where((of) => of(of.fn<string>('lower', [column]), '=', wanted))
    .executeTakeFirst();
}

/** A player with what the stats say of their streak and points. */
export function findCurrentUser(kysely: Queryable, id: UserId) {
  return kysely
    .selectFrom('users')
    .innerJoin('playerStats', 'playerStats.id', 'users.id')
    .selectAll('users')
    .select((of) => [
      of.ref('playerStats.totalPoints').as('totalPoints'),
      of.ref('playerStats.streak').as('streak'),
      of.ref('playerStats.bestStreak').as('bestStreak'),
      of.ref('playerStats.restDays').as('restDays'),
      of.ref('playerStats.missedDays').as('missedDays'),
      of.ref('playerStats.lastDay').as('lastDay'),
      of.ref('playerStats.lastAt').as('lastAt'),
      jsonArrayFrom(
        of
          .selectFrom('streakPauses')
          .select(['streakPauses.from', 'streakPauses.until'])
          .whereRef('streakPauses.userId', '=', 'users.id'),
      ).as('pauses'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Those of `names` that nobody has or had lately, nor one that looks like it. */
export async function freeUsernames(kysely: Queryable, names: readonly string[]): Promise<string[]> {
  const taken = await kysely
    .selectFrom('users')
    .select('nameLook')
    .where('nameLook', 'in', names.map(lookOf))
    .execute();
  const takenLooks = new Set(taken.map(({ nameLook }) => nameLook));
  const gone = await goneNames(kysely, names);
  return names.filter((name) => !takenLooks.has(lookOf(name)) && !gone.has(name));
}

/** What a player's own password must not be made of. */
export function ownWords(account: {
  email: string;
  firstName: string;
  lastName: string;
  displayName: string | null;
}): string[] {
  return [account.email, account.firstName, account.lastName, account.displayName ?? ''];
}
