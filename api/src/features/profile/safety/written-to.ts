import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import { teamsManagedBy } from '#features/teams/commands.ts';

// What a report of a player is about need not stand in their profile: it may have come with an invitation, be a team's
// name, or the words of a challenge. Words that wait for the operator nobody has read; they stand in no such row.

/** How long what has ended is kept for a report: most players block first. */
export const ENDED_KEPT_DAYS = 1;

/**
 * What a player has written to another, and what of it the other one's teams were challenged with; and, as of their
 * profile, the words of the teams that they answer for. Each says what it is, with the number for the operator's commands.
 */
export async function writtenTo(
  kysely: Queryable,
  { writer, reader, now }: { writer: UserId; reader: UserId; now: Date },
): Promise<string[]> {
  const invitations = await kysely
    .selectFrom('teamInvitations')
    .selectAll()
    .where('userId', '=', reader)
    .where('side', '=', 'received')
    .where('otherId', '=', writer)
    .orderBy('id')
    .execute();
  const rivalries = await kysely
    .selectFrom('rivalries')
    .selectAll()
    .where('userId', '=', reader)
    .where('rivalId', '=', writer)
    .execute();
  const ended = await kysely
    .selectFrom('endedMessages')
    .select('words')
    .where('readerId', '=', reader)
    .where('writerId', '=', writer)
    .where('at', '>', new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS).toISOString())
    .orderBy('at')
    .orderBy('words')
    .execute();
  const managed = teamsManagedBy(kysely, [writer]);
  const teams = await kysely
    .selectFrom('teams')
    .select(['id', 'name', 'description'])
    .where('id', 'in', managed)
    .orderBy('id')
    .execute();
  const challenges = await kysely
    .selectFrom('competitions')
    .innerJoin('memberships', 'memberships.teamId', 'competitions.otherTeamId')
    .select(['competitionId', 'name', 'description'])
    .where('side', '=', 'challenging')
    .where('memberships.userId', '=', reader)
    .where('competitions.teamId', 'in', managed)
    .orderBy('competitionId')
    .execute();
  return [
    ...invitations.flatMap(inInvitation),
    ...rivalries.flatMap(inRivalry),
    ...ended.map(({ words }) => words),
    ...teams.map(({ id, ...team }) => said(`team ${id}`, team.name, team.description)),
    ...challenges.map((one) => said(`challenge ${one.competitionId}`, one.name, one.description)),
  ];
}

/** What goes for good with these rows though somebody has read it: parts of the statement that writes them. */
export function keepEnded(
  statement: Statement,
  { now, changes }: { now: Date; changes: readonly RowChange[] },
): string[] {
  const ended = [
    ...gone(changesOf(changes, 'teamInvitations'), inInvitation).map(({ row, words }) => {
      return { writerId: row.otherId, readerId: row.userId, words };
    }),
    ...gone(changesOf(changes, 'rivalries'), inRivalry).map(({ row, words }) => {
      return { writerId: row.rivalId, readerId: row.userId, words };
    }),
  ];
  if (ended.length === 0) return [];
  return [
    `ended_words as (
      insert into ended_messages (writer_id, reader_id, words, at)
      select r."writerId", r."readerId", r.words, ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(ended)}) as r ("writerId" uuid, "readerId" uuid, words text)
      where exists (select from users where id = r."writerId") and exists (select from users where id = r."readerId"))`,
  ];
}

/** Rows with words that are there no more, once they are changed. */
function gone<Row>(
  changes: readonly { before?: Row | undefined; after?: Row | undefined }[],
  wordsIn: (row: Row) => string[],
): { row: Row; words: string }[] {
  return changes.flatMap(({ before, after }) =>
    before && (!after || wordsIn(after).length === 0)
      ? wordsIn(before).map((words) => ({ row: before, words }))
      : [],
  );
}

/** What an invitation brought to who has it. */
function inInvitation({
  side,
  teamId,
  message,
  skillMatch,
}: Pick<TeamInvitation, 'side' | 'teamId' | 'message' | 'skillMatch'>): string[] {
  if (side !== 'received' || (message === '' && skillMatch === '')) return [];
  return [said(`invitation to team ${teamId}`, message, skillMatch)];
}

/** What a request brought to who was asked: only who asks has written down how the other was called. */
function inRivalry({ status, askedAs, message }: Pick<Rivalry, 'status' | 'askedAs' | 'message'>): string[] {
  if (status === 'requested' || askedAs !== '' || message === '') return [];
  return [said('rival request', message)];
}

const said = (what: string, ...words: readonly string[]) => `${what}: ${words.filter(Boolean).join(', ')}`;
