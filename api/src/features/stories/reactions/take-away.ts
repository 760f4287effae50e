import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadRows, loadScoped } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { knownAmong, type SightDeps } from '../feed/sight.ts';
import { storiesOfIds } from '../queries.ts';
import { commentOfId, commentsBetween, reactionsTo, saidToEachOther } from './queries.ts';

// Rows of others that go because of a story. Whoever writes one, or takes one back, holds the story's author first
// (vet.ts). So whoever holds the author may delete all of them, and needs to hold nobody else.

/** What players have to do with stories of others. */
export const REACTIONS = ['storyLikes', 'storyComments'] as const;

/** Holds those who told some stories: what they have of them then changes nowhere else. */
export async function holdAuthors(kysely: Queryable, ids: readonly StoryId[]): Promise<void> {
  const stories = await storiesOfIds(kysely, ids);
  await holdPlayers(kysely, [...new Set(stories.map(({ userId }) => userId))]);
}

/** The end of all that was said to stories, and of who liked them; their authors are held. */
export async function endedReactionsTo(
  kysely: Queryable,
  stories: readonly StoryId[],
): Promise<readonly RowChange[]> {
  const found = await reactionsTo(kysely, stories);
  const rows = new Rows();
  const scopes = [
    ...new Set(REACTIONS.flatMap((table) => found[table].map(({ userId }) => userScope(userId)))),
  ];
  if (scopes.length === 0) return [];
  const needs = REACTIONS.map((table) => ({ table, ids: found[table].map(({ id }) => id) }));
  await loadRows({ tables: SYNCED }, kysely, scopes, needs, rows);
  deleteReactions(rows);
  return rows.changes();
}

/**
 * The end of what two players have said to each other's stories: once one has blocked the other, neither could take it away,
 * and others would read it still. Both are held.
 */
export async function endedCommentsBetween(
  kysely: Queryable,
  player: UserId,
  other: UserId,
): Promise<readonly RowChange[]> {
  const found = Map.groupBy(await commentsBetween(kysely, player, other), ({ userId }) => userId);
  const rows = await loadScoped(
    kysely,
    [...found].map(([by, comments]) => {
      return { table: 'storyComments', scope: userScope(by), ids: comments.map(({ id }) => id) } as const;
    }),
  );
  deleteReactions(rows);
  return rows.changes();
}

/** Those who have said something to a player's stories, or to whose the player has, and are nobody to them by now. */
export async function strangersBySaying(deps: SightDeps, player: UserId): Promise<Set<UserId>> {
  const others = await saidToEachOther(deps.db.kysely, player);
  const known = await knownAmong(deps, player, new Set(others));
  return new Set(others.filter((other) => !known.has(other)));
}

/** Deletes all that players have to do with stories out of rows that are loaded. */
export function deleteReactions(rows: Rows): void {
  for (const table of REACTIONS) for (const { id } of rows.all(table)) rows.delete(table, id);
}

/**
 * Takes away what somebody said to a player's own story. How many comments the other one has written stays as it is.
 * @throws Refusal when it is not there, or the story is not the player's
 */
export async function takeAwayComment(
  deps: Deps,
  player: UserId,
  { id, commentId }: { id: StoryId; commentId: StoryCommentId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    await holdPlayers(kysely, [player]);
    const [story] = await storiesOfIds(kysely, [id]);
    const comment = await commentOfId(kysely, commentId);
    if (story?.userId !== player || comment?.storyId !== id)
      throw new Refusal('comment_not_found', 'This comment is no longer there.');
    const need = { table: 'storyComments', scope: userScope(comment.userId), ids: [commentId] } as const;
    const rows = await loadScoped(kysely, [need]);
    rows.delete('storyComments', commentId);
    await changeRows(deps, tx, { changes: rows.changes() });
  });
}
