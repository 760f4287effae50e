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
import { commentOfId, reactionsTo, storiesOfIds } from './queries.ts';

// Rows of others that go because of a story: whoever writes or takes back any holds the story's author (vet.ts), so
// that who holds that one needs to hold nobody else.

/** All that was said to stories, and who liked them, for the authors’ holder to delete with them. */
export async function endedReactionsTo(
  kysely: Queryable,
  stories: readonly StoryId[],
): Promise<readonly RowChange[]> {
  const found = await reactionsTo(kysely, stories);
  const rows = new Rows();
  const tables = ['storyLikes', 'storyComments'] as const;
  const scopes = [...new Set(tables.flatMap((table) => found[table].map(({ userId }) => userScope(userId))))];
  if (scopes.length === 0) return [];
  const needs = tables.map((table) => ({ table, ids: found[table].map(({ id }) => id) }));
  await loadRows({ tables: SYNCED }, kysely, scopes, needs, rows);
  for (const table of tables) for (const { id } of rows.all(table)) rows.delete(table, id);
  return rows.changes();
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
