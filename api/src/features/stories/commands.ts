import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { loadScoped } from '#sync/write/load.ts';
import { deleteReactions, endedReactionsTo, holdAuthors, REACTIONS } from './reactions/take-away.ts';

/**
 * All that a player has said to stories of others, and others to theirs, taken back before the account goes; those whose
 * stories they are, are held.
 */
export async function endedReactions(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const reactedTo = await kysely
    .selectFrom('storyLikes')
    .select('storyId')
    .where('userId', '=', player)
    .union(kysely.selectFrom('storyComments').select('storyId').where('userId', '=', player))
    .execute();
  await holdAuthors(
    kysely,
    reactedTo.map(({ storyId }) => storyId),
  );
  const rows = await loadScoped(
    kysely,
    REACTIONS.map((table) => ({ table, scope: userScope(player), all: true })),
  );
  deleteReactions(rows);
  const own = await kysely.selectFrom('victoryStories').select('id').where('userId', '=', player).execute();
  const toOwn = await endedReactionsTo(
    kysely,
    own.map(({ id }) => id),
  );
  return [...rows.changes(), ...toOwn];
}

/** The files of a player whose account is deleted: their bytes go with the next clean-up. */
export async function letGoOfFiles(kysely: Queryable, player: UserId, now: Date): Promise<void> {
  const files = await kysely.deleteFrom('media').where('userId', '=', player).returning('id').execute();
  if (files.length > 0)
    await kysely
      .insertInto('goneMedia')
      .values(files.map(({ id }) => ({ id, at: now.toISOString() })))
      .execute();
}

export { endedNewsBetween } from './reactions/comment-news.ts';
export { endedCommentsBetween, strangersBySaying } from './reactions/take-away.ts';
export { heldAsMinors } from './hold-as-minors.ts';
export { fileShownBy, heldWords, ruleStory } from './rule-story.ts';
export { fileName } from './media/file-name.ts';
export { digestOf } from './media/take-file.ts';
export { sweepMedia } from './media/sweep-media.ts';
