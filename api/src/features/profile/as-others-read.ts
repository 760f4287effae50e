import type { Selectable } from 'kysely';
import type { User } from 'sync-protocol/entities/profile/user';
import { isOutOfSight, type Pair, type Sight } from 'sync-protocol/rules/profile/privacy';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { shownWords, wordsForMinors } from 'sync-protocol/rules/words/shown';
import type { WordField } from 'sync-protocol/rules/words/word-fields';
import type { UsersTable } from '#db/tables/users.ts';
import { JUDGES } from './judges.ts';

export type SubjectRow = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'displayName'
  | 'hideRealName'
  | 'isPrivate'
  | 'hidden'
  | 'disabled'
  | 'birthMonth'
  | 'birthYear'
  | 'wordRulings'
> &
  Partial<Pick<User, WordField>>;

/** A player's row as everybody else may read it at some time, made ready for the gate: for lists that many look at. */
export interface AsOthersRead<Row extends SubjectRow = SubjectRow> {
  player: Row;
  subject: Pair['subject'];
}

/**
 * Without the words that wait for the operator.
 * @param now who is a minor may be none the month after, and then others read more of their words
 */
export function asOthersRead<Row extends SubjectRow>(row: Row, now: number): AsOthersRead<Row> {
  const player = shownWords(row, isMinor(birthOf(row), now), row.wordRulings, JUDGES);
  return { player, subject: { ...player, birth: birthOf(player) } };
}

/** What of their words somebody reads who sees so much of them: who sees no facts reads none. */
export function asSeen<Row extends SubjectRow>({ player }: AsOthersRead<Row>, sees: Sight): Row {
  return sees.contact || !sees.facts ? player : wordsForMinors(player, player.wordRulings, JUDGES);
}

/** Whether nobody else sees a player: also one whose username waits for the operator, who has none for others. */
export function isUnseenRow(row: SubjectRow, now: number): boolean {
  return isOutOfSight(asOthersRead(row, now).player);
}
