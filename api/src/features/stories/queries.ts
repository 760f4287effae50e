import { sql } from 'kysely';
import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { COMMENTS_SHOWN } from 'sync-protocol/rules/stories/story-terms';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { SHOWN_SUBJECT, type Beside } from '#features/profile/commands.ts';

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

/** A story with the player who told it. */
export interface Told {
  story: StoryRow;
  author: PlayerRow;
}

/** An instant as every other one leaves the database, also within JSON. */
function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Of the tables `s` and `author`. */
const TOLD = `
  s.id, s.user_id as "userId", s.title, s.content, s.story_type as "storyType", s.location, s.tags,
  s.media_type as "mediaType", s.media_url as "mediaUrl", s.is_public as "isPublic", s.is_held as "isHeld", s.likes,
  s.comments, ${instant('s.created_at')} as "createdAt", ${instant('s.edited_at')} as "editedAt",
  author.display_name as "displayName", author.hide_real_name as "hideRealName", author.is_private as "isPrivate",
  author.hidden, author.disabled, author.birth_month as "birthMonth", author.birth_year as "birthYear",
  author.word_rulings as "wordRulings", author.first_name as "firstName", author.last_name as "lastName",
  author.position, author.profile_image_url as "profileImageUrl"`;

/** The latest first. */
const inOrder = (table: string) => `order by ${table}.created_at desc, ${table}.id desc`;

/** That a story comes after a place in the order; nothing without one. */
function after(statement: Statement, table: string, place: Place | undefined): string {
  if (!place) return '';
  const at = statement.value(place.createdAt, 'timestamptz');
  return `and (${table}.created_at, ${table}.id) < (${at}, ${statement.value(place.id, 'uuid')})`;
}

/** A row of a story with its author beside it. */
export type ToldRow = StoryRow & Omit<PlayerRow, 'id'>;

/** Stories with their players, of rows as `storiesBy` and `publicStories` select them, the latest first. */
export function toldOf(rows: readonly ToldRow[] = []): Told[] {
  const told = rows.map((row) => {
    const { displayName, hideRealName, isPrivate, hidden, disabled, birthMonth, birthYear, ...more } = row;
    const { wordRulings, firstName, lastName, position, profileImageUrl, ...story } = more;
    const gate = {
      displayName,
      hideRealName,
      isPrivate,
      hidden,
      disabled,
      birthMonth,
      birthYear,
      wordRulings,
    };
    return { story, author: { id: row.userId, ...gate, firstName, lastName, position, profileImageUrl } };
  });
  return told.toSorted(latestFirst);
}

/** The order of stories, as the database has it. */
export function latestFirst({ story: a }: Told, { story: b }: Told): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

// How many are wanted stands in the text: with a parameter the plan would be made for a tenth of all there are.

/** Whose stories are asked for, as an array of ids. */
type Authors = (statement: Statement, viewer: string) => string;
/** The viewer's own and those of who is close to them. */
export const CLOSE: Authors = () => 'array(select id from close)';
/** Those of who is close to the viewer. */
export const CLOSE_OTHERS: Authors = (_, viewer) => `array(select id from close where id <> ${viewer})`;
/** One player's. */
export const only =
  (author: UserId): Authors =>
  (statement) =>
    statement.value([author], 'uuid[]');

/** The latest stories of some players, before a place: of each by its own index. */
export const storiesBy =
  (authors: Authors) =>
  (before: Place | undefined, limit: number): Beside<ToldRow> =>
  (statement, viewer) =>
    `select ${TOLD} from users author
    join lateral (
      select one.* from victory_stories one
      where one.user_id = author.id ${after(statement, 'one', before)} ${inOrder('one')} limit ${limit}) s on true
    where author.id = any(${authors(statement, viewer)}) ${inOrder('s')} limit ${limit}`;

/** The latest stories for everybody, before a place. */
export const publicStories =
  (before: Place | undefined, limit: number): Beside<ToldRow> =>
  (statement) =>
    `select ${TOLD} from victory_stories s join users author on author.id = s.user_id
    where s.is_public and not s.is_held ${after(statement, 's', before)} ${inOrder('s')} limit ${limit}`;

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

export function storiesOfIds(kysely: Queryable, ids: readonly StoryId[]) {
  return ids.length === 0 ? Promise.resolve([]) : stories(kysely).where('s.id', 'in', ids).execute();
}

/** In the words of the index of files. */
export const SHOWS_A_FILE = sql<boolean>`media_type in ('photo', 'video')`;

/** The stories that show a file. */
export function storiesShowing(kysely: Queryable, mediaUrl: string) {
  return stories(kysely).where(SHOWS_A_FILE).where('s.mediaUrl', '=', mediaUrl).execute();
}

export type StoryRow = Awaited<ReturnType<typeof storiesOfIds>>[number];

/** Players as the gate has to know them, with what a list shows of them. */
export async function playersOf(kysely: Queryable, ids: readonly UserId[]) {
  if (ids.length === 0) return new Map<UserId, never>();
  const rows = await kysely.selectFrom('users').select(SHOWN_SUBJECT).where('users.id', 'in', ids).execute();
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

/** What players have to do with stories: that the viewer likes one, or how much somebody has said to it. */
export interface Reaction {
  storyId: StoryId;
  /** Null: the viewer likes it. */
  by: UserId | null;
  said: number;
}

/**
 * Which of some stories the viewer likes, and who has said how much to them, but for what is held, which its author
 * alone sees.
 */
export async function reactionsSeen(
  kysely: Queryable,
  viewer: UserId,
  ids: readonly StoryId[],
): Promise<Reaction[]> {
  if (ids.length === 0) return [];
  const statement = new Statement();
  const own = statement.value(viewer, 'uuid');
  const these = `any(${statement.value(ids, 'uuid[]')})`;
  return statement.run<Reaction>(
    kysely,
    `select story_id as "storyId", null::uuid as by, 0 as said from story_likes
    where user_id = ${own} and story_id = ${these}
    union all select story_id, user_id, count(*)::integer from story_comments
    where story_id = ${these} and (not is_held or user_id = ${own}) group by story_id, user_id`,
  );
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
