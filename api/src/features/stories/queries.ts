import { sql } from 'kysely';
import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { COMMENTS_SHOWN } from 'sync-protocol/rules/stories/story-terms';
import type { Queryable } from '#db/db.ts';
import { SUBJECT } from '#features/profile/commands.ts';

/** What a viewer is to an author; null: a stranger. */
export type StoryTie = 'self' | 'teammate' | 'rival' | null;

/** A place in the order of stories. */
export interface Place {
  createdAt: string;
  id: string;
}

const STORY = [
  's.id',
  's.userId',
  's.title',
  's.content',
  's.storyType',
  's.location',
  's.tags',
  's.mediaType',
  's.mediaUrl',
  's.isPublic',
  's.isHeld',
  's.likes',
  's.comments',
  's.createdAt',
  's.editedAt',
] as const;

const stories = (kysely: Queryable) => kysely.selectFrom('victoryStories as s').select(STORY);

/** Whether a story comes after a place in the order, the latest first. */
function isBefore(table: string, place: Place | undefined) {
  const at = sql.ref(`${table}.createdAt`);
  const id = sql.ref(`${table}.id`);
  return sql<boolean>`(${at}, ${id}) < (${place?.createdAt ?? ''}::timestamptz, ${place?.id ?? ''}::uuid)`;
}

/** The latest stories of some players, before a place: of each by its own index. */
export async function storiesBy(
  kysely: Queryable,
  authors: readonly UserId[],
  before: Place | undefined,
  limit: number,
) {
  const query = kysely
    .selectFrom('users as author')
    .innerJoinLateral(
      (of) => {
        const own = of
          .selectFrom('victoryStories as one')
          .selectAll('one')
          .whereRef('one.userId', '=', 'author.id');
        return own
          .$if(before !== undefined, (all) => all.where(isBefore('one', before)))
          .orderBy('one.createdAt', 'desc')
          .orderBy('one.id', 'desc')
          .limit(limit)
          .as('s');
      },
      (join) => join.onTrue(),
    )
    .select(STORY)
    .where('author.id', 'in', authors);
  return query.orderBy('s.createdAt', 'desc').orderBy('s.id', 'desc').limit(limit).execute();
}

/** How many stories of a player are for somebody who is that to them. */
export async function countStoriesBy(kysely: Queryable, author: UserId, tie: StoryTie): Promise<number> {
  const { count } = await kysely
    .selectFrom('victoryStories')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', author)
    .$if(tie !== 'self', (all) => all.where('isHeld', '=', false))
    .$if(tie === null, (all) => all.where('isPublic', '=', true))
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest stories for everybody, before a place. */
export function publicStories(kysely: Queryable, before: Place | undefined, limit: number) {
  return stories(kysely)
    .where('s.isPublic', '=', sql.lit(true))
    .where('s.isHeld', '=', sql.lit(false))
    .$if(before !== undefined, (all) => all.where(isBefore('s', before)))
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

export function storiesOfIds(kysely: Queryable, ids: readonly StoryId[]) {
  return ids.length === 0 ? Promise.resolve([]) : stories(kysely).where('s.id', 'in', ids).execute();
}

/** In the words of the index of files. */
export const SHOWS_A_FILE = sql<boolean>`media_type in ('photo', 'video')`;

/** The stories that show a file. */
export function storiesShowing(kysely: Queryable, mediaUrl: string) {
  return stories(kysely).where(SHOWS_A_FILE).where('s.mediaUrl', '=', mediaUrl).execute();
}

export type StoryRow = Awaited<ReturnType<typeof publicStories>>[number];

/** Players as the gate has to know them, with what a list shows of them. */
export async function playersOf(kysely: Queryable, ids: readonly UserId[]) {
  if (ids.length === 0) return new Map<UserId, never>();
  const rows = await kysely
    .selectFrom('users')
    .select(SUBJECT)
    .select(['users.firstName', 'users.lastName', 'users.position', 'users.profileImageUrl'])
    .where('users.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type PlayerRow = Awaited<ReturnType<typeof playersOf>> extends Map<UserId, infer Row> ? Row : never;

/** Who is called so, whatever the case. */
export async function playerCalled(kysely: Queryable, username: string): Promise<UserId | undefined> {
  const row = await kysely
    .selectFrom('users')
    .select('id')
    .where((of) => of(of.fn<string>('lower', ['displayName']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return row?.id;
}

/** Those of some stories that a player likes. */
export async function likedBy(
  kysely: Queryable,
  player: UserId,
  ids: readonly StoryId[],
): Promise<ReadonlySet<StoryId>> {
  if (ids.length === 0) return new Set();
  const rows = await kysely
    .selectFrom('storyLikes')
    .select('storyId')
    .where('userId', '=', player)
    .where('storyId', 'in', ids)
    .execute();
  return new Set(rows.map(({ storyId }) => storyId));
}

const COMMENT = ['id', 'userId', 'content', 'isHeld', 'createdAt'] as const;

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

/** Who has said how much to some stories, but for what is held, which its author alone sees. */
export function commentersOn(kysely: Queryable, stories: readonly StoryId[], viewer: UserId) {
  return kysely
    .selectFrom('storyComments')
    .select(['storyId', 'userId'])
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('storyId', 'in', stories)
    .where((of) => of.or([of('isHeld', '=', false), of('userId', '=', viewer)]))
    .groupBy(['storyId', 'userId'])
    .execute();
}

export function commentOfId(kysely: Queryable, id: StoryCommentId) {
  return kysely
    .selectFrom('storyComments')
    .select([...COMMENT, 'storyId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type CommentRow = Awaited<ReturnType<typeof commentsOn>>[number];

/** Those who like some stories or have said something to them, with the ids of these rows. */
export async function reactionsTo(kysely: Queryable, stories: readonly StoryId[]) {
  if (stories.length === 0) return { storyLikes: [], storyComments: [] };
  const of = (table: 'storyLikes' | 'storyComments') =>
    kysely.selectFrom(table).select(['id', 'userId']).where('storyId', 'in', stories).execute();
  return { storyLikes: await of('storyLikes'), storyComments: await of('storyComments') };
}
