import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import type { StoryComment } from 'sync-protocol/entities/stories/victory-story';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { Statement } from '#db/statement.ts';

/** How long what has ended is kept for a report: most players block first. */
export const ENDED_KEPT_DAYS = 1;

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
  const comments = gone(changesOf(changes, 'storyComments'), inComment).map(({ row, words }) => {
    return { writerId: row.userId, storyId: row.storyId, words };
  });
  const at = () => statement.value(now.toISOString(), 'timestamptz');
  const parts = [];
  if (ended.length > 0)
    parts.push(`ended_words as (
      insert into ended_messages (writer_id, reader_id, words, at)
      select r."writerId", r."readerId", r.words, ${at()}
      from json_to_recordset(${statement.rows(ended)}) as r ("writerId" uuid, "readerId" uuid, words text)
      where exists (select from users where id = r."writerId") and exists (select from users where id = r."readerId"))`);
  if (comments.length > 0)
    parts.push(`ended_comments as (
      insert into ended_messages (writer_id, reader_id, words, at)
      select r."writerId", s.user_id, r.words, ${at()}
      from json_to_recordset(${statement.rows(comments)}) as r ("writerId" uuid, "storyId" uuid, words text)
      join victory_stories s on s.id = r."storyId" and s.user_id <> r."writerId"
      where exists (select from users where id = r."writerId") and exists (select from users where id = s.user_id))`);
  return parts;
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
export function inInvitation({
  side,
  teamId,
  message,
  skillMatch,
}: Pick<TeamInvitation, 'side' | 'teamId' | 'message' | 'skillMatch'>): string[] {
  if (side !== 'received' || (message === '' && skillMatch === '')) return [];
  return [said(`invitation to team ${teamId}`, message, skillMatch)];
}

/** What a request brought to who was asked: only who asks has written down how the other was called. */
export function inRivalry({
  status,
  askedAs,
  message,
}: Pick<Rivalry, 'status' | 'askedAs' | 'message'>): string[] {
  if (status === 'requested' || askedAs !== '' || message === '') return [];
  return [said('rival request', message)];
}

/** What stood under somebody's story. */
export function inComment({
  id,
  content,
  isHeld,
}: Pick<StoryComment, 'id' | 'content' | 'isHeld'>): string[] {
  return isHeld ? [] : [said(`comment ${id}`, content)];
}

export const said = (what: string, ...words: readonly string[]) =>
  `${what}: ${words.filter(Boolean).join(', ')}`;
