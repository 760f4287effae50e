import type { UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { storiesOfIds } from './queries.ts';

/** All that a player has said to stories of others, taken back; those whose stories they are, are held. */
export async function endedReactions(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const rows = new Rows();
  const needs = [
    { table: 'storyLikes', all: true },
    { table: 'storyComments', all: true },
  ] as const;
  await loadRows({ tables: SYNCED }, kysely, [userScope(player)], needs, rows);
  const reactions = [...rows.all('storyLikes'), ...rows.all('storyComments')];
  const stories = await storiesOfIds(kysely, [...new Set(reactions.map(({ storyId }) => storyId))]);
  await holdPlayers(kysely, [...new Set(stories.map(({ userId }) => userId))]);
  for (const table of ['storyLikes', 'storyComments'] as const)
    for (const { id } of rows.all(table)) rows.delete(table, id);
  return rows.changes();
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

export { heldWords, ruleStory } from './rule-story.ts';
export { digestOf } from './media/take-photo.ts';
export { sweepMedia } from './media/sweep-media.ts';
