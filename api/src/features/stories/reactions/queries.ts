import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { COMMENTS_SHOWN } from 'sync-protocol/rules/stories/story-terms';
import type { Queryable } from '#db/db.ts';

const COMMENT = ['id', 'userId', 'content', 'isHeld', 'isReleased', 'createdAt'] as const;

/** The latest of what was said to a story, in its order. */
export async function commentsOn(kysely: Queryable, story: StoryId) {
  const latest = await kysely
    .selectFrom('storyComments')
    .select(COMMENT)
    .where('storyId', '=', story)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(COMMENTS_SHOWN)
    .execute();
  return latest.reverse();
}

/** Who has said something to a story that others may read. */
export async function commentersOn(kysely: Queryable, story: StoryId): Promise<UserId[]> {
  const rows = await kysely
    .selectFrom('storyComments')
    .select('userId')
    .distinct()
    .where('storyId', '=', story)
    .where('isHeld', '=', false)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The latest of what some players have said to a story, and others may read. */
export async function latestBy(kysely: Queryable, story: StoryId, players: readonly UserId[], limit: number) {
  if (players.length === 0) return [];
  return kysely
    .selectFrom('storyComments')
    .select(['id', 'userId'])
    .where('storyId', '=', story)
    .where('userId', 'in', players)
    .where('isHeld', '=', false)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type SaidBy = Awaited<ReturnType<typeof latestBy>>[number];

/** The stories of a player to which another one has said something. */
export async function storiesSaidTo(kysely: Queryable, author: UserId, by: UserId): Promise<StoryId[]> {
  const rows = await kysely
    .selectFrom('storyComments as c')
    .innerJoin('victoryStories as s', 's.id', 'c.storyId')
    .select('s.id')
    .distinct()
    .where('c.userId', '=', by)
    .where('s.userId', '=', author)
    .execute();
  return rows.map(({ id }) => id);
}

/** With whom a player has something said to a story, the player's to one of theirs or theirs to one of the player's. */
export async function saidToEachOther(kysely: Queryable, player: UserId): Promise<UserId[]> {
  const said = kysely
    .selectFrom('storyComments as c')
    .innerJoin('victoryStories as s', 's.id', 'c.storyId')
    .whereRef('c.userId', '!=', 's.userId');
  const rows = await said
    .select('s.userId as other')
    .where('c.userId', '=', player)
    .union(said.select('c.userId as other').where('s.userId', '=', player))
    .execute();
  return rows.map(({ other }) => other);
}

/** What one of two players has said to a story of the other. */
export function commentsBetween(kysely: Queryable, player: UserId, other: UserId) {
  return kysely
    .selectFrom('storyComments as c')
    .innerJoin('victoryStories as s', 's.id', 'c.storyId')
    .select(['c.id', 'c.userId'])
    .where('c.userId', 'in', [player, other])
    .where('s.userId', 'in', [player, other])
    .whereRef('c.userId', '!=', 's.userId')
    .execute();
}

/** What some players have said to stories and the operator has not released, the latest of each story. */
export function wordsSaidTo(
  kysely: Queryable,
  stories: readonly StoryId[],
  by: readonly UserId[],
  limit: number,
) {
  return kysely
    .selectFrom('victoryStories as s')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('storyComments as one')
          .select(['one.storyId', 'one.userId', 'one.content', 'one.isReleased'])
          .whereRef('one.storyId', '=', 's.id')
          .where('one.userId', 'in', by)
          .where('one.isHeld', '=', false)
          .where('one.isReleased', 'is not', true)
          .orderBy('one.createdAt', 'desc')
          .orderBy('one.id', 'desc')
          .limit(limit)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['c.storyId', 'c.userId', 'c.content', 'c.isReleased'])
    .where('s.id', 'in', stories)
    .execute();
}

export function commentOfId(kysely: Queryable, id: StoryCommentId) {
  return kysely
    .selectFrom('storyComments')
    .select([...COMMENT, 'storyId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose are the comments under some stories that waited and were released. */
export async function releasedUnder(kysely: Queryable, stories: readonly StoryId[]) {
  if (stories.length === 0) return [];
  return kysely
    .selectFrom('storyComments')
    .select(['id', 'userId', 'storyId'])
    .where('storyId', 'in', stories)
    .where('isReleased', '=', true)
    .execute();
}

export type CommentRow = Awaited<ReturnType<typeof commentsOn>>[number];

/** Those who like some stories or have said something to them, with the ids of these rows. */
export async function reactionsTo(kysely: Queryable, stories: readonly StoryId[]) {
  if (stories.length === 0) return { storyLikes: [], storyComments: [] };
  const of = (table: 'storyLikes' | 'storyComments') =>
    kysely.selectFrom(table).select(['id', 'userId']).where('storyId', 'in', stories).execute();
  return { storyLikes: await of('storyLikes'), storyComments: await of('storyComments') };
}
