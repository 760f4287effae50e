import { sql } from 'kysely';
import type { StoryId, UserId } from 'sync-protocol/ids';
import { STORY_WORDS } from 'sync-protocol/rules/stories/story-words';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
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
  's.isUntold',
  's.isReleased',
  's.likes',
  's.comments',
  's.createdAt',
  's.editedAt',
] as const;

const stories = (kysely: Queryable) => kysely.selectFrom('victoryStories as s').select(STORY);

/** A story with the player who told it, and what others have to do with it. */
export interface Told {
  story: StoryRow;
  author: PlayerRow;
  reactions: Reactions;
}

/** What players have to do with a story, as a viewer is asked about it. */
export interface Reactions {
  /** Whether the viewer likes it. */
  isLiked: boolean;
  /** Who has said how much to it, but for what is held, which its author alone sees; null: nobody has. */
  said: readonly [by: UserId, count: number][] | null;
}

/** An instant as every other one leaves the database, also within JSON. */
function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Of the tables `s` and `author`, for a viewer. Whether they like it is a value, not an `exists`: that may be answered by
 * reading all that they like.
 */
const toldTo = (viewer: string) => `
  s.id, s.user_id as "userId", s.title, s.content, s.story_type as "storyType", s.location, s.tags,
  s.media_type as "mediaType", s.media_url as "mediaUrl", s.is_public as "isPublic", s.is_held as "isHeld",
  s.is_untold as "isUntold", s.is_released as "isReleased", s.likes, s.comments, ${instant('s.created_at')} as "createdAt", ${instant('s.edited_at')} as "editedAt",
  author.display_name as "displayName", author.hide_real_name as "hideRealName", author.is_private as "isPrivate",
  author.hidden, author.disabled, author.birth_month as "birthMonth", author.birth_year as "birthYear",
  author.word_rulings as "wordRulings", author.first_name as "firstName", author.last_name as "lastName",
  author.position, author.profile_image_url as "profileImageUrl",
  coalesce((select true from story_likes one where one.story_id = s.id and one.user_id = ${viewer}), false) as "isLiked", (
    select json_agg(json_build_array(one.user_id, one.count)) from (
      select user_id, count(*) from story_comments
      where story_id = s.id and (not is_held or user_id = ${viewer}) group by user_id) as one) as said`;

/** The latest first. */
const inOrder = (table: string) => `order by ${table}.created_at desc, ${table}.id desc`;

/** That a story comes after a place in the order; nothing without one. */
function after(statement: Statement, table: string, place: Place | undefined): string {
  if (!place) return '';
  const at = statement.value(place.createdAt, 'timestamptz');
  return `and (${table}.created_at, ${table}.id) < (${at}, ${statement.value(place.id, 'uuid')})`;
}

/** A row of a story with its author beside it. */
export type ToldRow = StoryRow & Omit<PlayerRow, 'id'> & Reactions;

/** Stories with their players, of rows as the functions below select them, the latest first. */
export function toldOf(rows: readonly ToldRow[] = []): Told[] {
  const told = rows.map((row) => ({ story: row, author: authorOf(row), reactions: row }));
  return told.toSorted(latestFirst);
}

/** Field by field: to take a row apart by what is left of it costs as much as the gate. */
function authorOf(row: ToldRow): PlayerRow {
  return {
    id: row.userId,
    displayName: row.displayName,
    hideRealName: row.hideRealName,
    isPrivate: row.isPrivate,
    hidden: row.hidden,
    disabled: row.disabled,
    birthMonth: row.birthMonth,
    birthYear: row.birthYear,
    wordRulings: row.wordRulings,
    firstName: row.firstName,
    lastName: row.lastName,
    position: row.position,
    profileImageUrl: row.profileImageUrl,
  };
}

/** The order of stories, as the database has it. */
export function latestFirst({ story: a }: Told, { story: b }: Told): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
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
    `select ${toldTo(viewer)} from users author
    join lateral (
      select one.* from victory_stories one
      where one.user_id = author.id ${after(statement, 'one', before)} ${inOrder('one')} limit ${limit}) s on true
    where author.id = any(${authors(statement, viewer)}) ${inOrder('s')} limit ${limit}`;

/** The latest stories for everybody, before a place. */
export const publicStories =
  (before: Place | undefined, limit: number): Beside<ToldRow> =>
  (statement, viewer) =>
    `select ${toldTo(viewer)} from victory_stories s join users author on author.id = s.user_id
    where s.is_public and not s.is_held ${after(statement, 's', before)} ${inOrder('s')} limit ${limit}`;

const WITH_FILE = `media_type in ('photo', 'video')`;
/** In the words of the index of files. */
export const SHOWS_A_FILE = sql.raw<boolean>(WITH_FILE);

/** Some stories. */
export const theseStories =
  (ids: readonly StoryId[]): Beside<ToldRow> =>
  (statement, viewer) =>
    `select ${toldTo(viewer)} from victory_stories s join users author on author.id = s.user_id
    where s.id = any(${statement.array(ids, 'uuid')})`;

/** The stories that show a file. */
export const storiesShowing =
  (mediaUrl: string): Beside<ToldRow> =>
  (statement, viewer) =>
    `select ${toldTo(viewer)} from victory_stories s join users author on author.id = s.user_id
    where ${WITH_FILE} and s.media_url = ${statement.value(mediaUrl, 'text')}`;

/** How many stories of a player are for somebody who is that to them. */
export async function countStoriesBy(kysely: Queryable, author: UserId, tie: StoryTie): Promise<number> {
  const { count } = await toldBy(kysely, author, tie)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the latest of these say. */
export function wordsToldBy(kysely: Queryable, author: UserId, tie: StoryTie, limit: number) {
  return toldBy(kysely, author, tie)
    .select(['isReleased', 'mediaType', ...STORY_WORDS])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type StoryWords = Awaited<ReturnType<typeof wordsToldBy>>[number];

function toldBy(kysely: Queryable, author: UserId, tie: StoryTie) {
  return kysely
    .selectFrom('victoryStories')
    .where('userId', '=', author)
    .$if(tie !== 'self', (all) => all.where('isHeld', '=', false))
    .$if(tie === null, (all) => all.where('isPublic', '=', true));
}

export function storiesOfIds(kysely: Queryable, ids: readonly StoryId[]) {
  return ids.length === 0 ? Promise.resolve([]) : stories(kysely).where('s.id', 'in', ids).execute();
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
