import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryId, UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { saidTo, storiesSaidTo } from './queries.ts';
import { knownAmong, type SightDeps } from './sight.ts';

/** How many comments more, or fewer, somebody has on a story. */
export interface Said {
  storyId: StoryId;
  by: UserId;
  comments: number;
}

/**
 * How many comments on some stories their authors may read, as they are in an author's own row: a number that differs from the
 * list would tell of a block. A like counts whoever's it is, for nobody reads that.
 * @param coming what is not in the database yet
 */
export async function countComments(
  deps: SightDeps,
  stories: readonly Pick<VictoryStory, 'id' | 'userId'>[],
  coming: readonly Said[] = [],
): Promise<ReadonlyMap<StoryId, number>> {
  const counts = new Map(stories.map(({ id }) => [id, 0]));
  const said = [...(await saidTo(deps.db.kysely, [...counts.keys()])), ...coming];
  for (const [author, own] of Map.groupBy(stories, ({ userId }) => userId)) {
    const ids = new Set(own.map(({ id }) => id));
    const toOwn = said.filter(({ storyId }) => ids.has(storyId));
    const known = await knownAmong(deps, author, new Set(toOwn.map(({ by }) => by)));
    for (const { storyId, by, comments } of toOwn)
      if (known.has(by)) counts.set(storyId, (counts.get(storyId) ?? 0) + comments);
  }
  return counts;
}

/**
 * The stories of authors who see the comments of some players no more, or see them again, with as many as they read now; the
 * authors are held.
 * @param of those authors, if not whoever's stories they are
 */
export async function recountComments(
  deps: SightDeps,
  by: readonly UserId[],
  of?: readonly UserId[],
): Promise<readonly RowChange[]> {
  const { kysely } = deps.db;
  const stories = await storiesSaidTo(kysely, by, of);
  await holdPlayers(kysely, [...new Set(stories.map(({ userId }) => userId))]);
  const counts = await countComments(deps, stories);
  const rows = await storyRows(kysely, stories);
  for (const story of rows.all('victoryStories')) {
    const comments = counts.get(story.id) ?? 0;
    if (story.comments !== comments) rows.put('victoryStories', { ...story, comments });
  }
  return rows.changes();
}

async function storyRows(
  kysely: Queryable,
  stories: readonly Pick<VictoryStory, 'id' | 'userId'>[],
): Promise<Rows> {
  const rows = new Rows();
  if (stories.length === 0) return rows;
  const scopes = [...new Set(stories.map(({ userId }) => userScope(userId)))];
  const needs = [{ table: 'victoryStories', ids: stories.map(({ id }) => id) }] as const;
  await loadRows({ tables: SYNCED }, kysely, scopes, needs, rows);
  return rows;
}
