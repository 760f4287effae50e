import type { User } from 'sync-protocol/entities/user';
import { isMinor } from 'sync-protocol/rules/age';
import { shownWords, type WordField } from 'sync-protocol/rules/words/shown';
import type { UsersTable } from '#db/tables/users.ts';
import type { Selectable } from 'kysely';

/** What of a player's row it takes to know which of their words others may read. */
type Written = Partial<Pick<User, WordField>> &
  Pick<Selectable<UsersTable>, 'birthMonth' | 'birthYear' | 'wordRulings'>;

/** A player's row as everybody else may read it: without the words that wait for the operator. */
export function readByOthers<Row extends Written>(row: Row, now: number): Row {
  const { birthMonth, birthYear, wordRulings } = row;
  const birth = birthMonth === null || birthYear === null ? null : { month: birthMonth, year: birthYear };
  return shownWords(row, isMinor(birth, now), wordRulings);
}
