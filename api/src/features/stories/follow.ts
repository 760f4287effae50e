import type { StoryComment, StoryLike, VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { judgeComment, judgeStory, STORY_WORDS } from 'sync-protocol/rules/stories/story-words';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { countOf, takeBackNews, untoldOf } from '#features/notifications/commands.ts';
import { minorsApart, type Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { keepLeft, leftOf, newsId, newsOf } from './comment-news.ts';
import { playersOf, storiesOfIds } from './queries.ts';
import { endedReactionsTo } from './take-away.ts';

/** What comes of changed stories, likes and comments. */
export interface Outcome {
  changes: RowChange[];
  /** Files that no story shows any more. */
  gone: string[];
}

export async function followStories(cause: Cause, relations: Relations): Promise<Outcome> {
  const deleted = cause.changes.flatMap(({ table, before, after }) =>
    table === 'victoryStories' && !after ? [before as VictoryStory] : [],
  );
  const gone = new Set(deleted.map(({ id }) => id));
  const comments = await arrivedComments(cause, relations);
  const counted = [...cause.changes.flatMap((change) => beforeArrival(change, cause)), ...comments];
  const reactions = await followReactions({ ...cause, changes: counted }, gone, relations);
  const news = new Rows();
  await takeBackNews(
    cause.kysely,
    deleted.map(({ id, userId }) => newsId(userId, id)),
    news,
  );
  return {
    changes: [
      ...(await judgeStories(cause)),
      ...comments,
      ...reactions,
      ...news.changes(),
      ...(await endedReactionsTo(cause.kysely, [...gone])),
      ...cause.changes
        .filter((change) => isSaidTo(change, gone))
        .map((change) => ({ ...change, after: undefined })),
    ],
    gone: deleted.flatMap(({ mediaUrl }) => mediaIdOf(mediaUrl) ?? []),
  };
}

/** Whether it is what somebody said to a story, or that they like it, in the very push in which it goes: no table has that yet. */
function isSaidTo({ table, after }: RowChange, gone: ReadonlySet<StoryId>): boolean {
  if (!after || (table !== 'storyLikes' && table !== 'storyComments')) return false;
  return gone.has((after as StoryLike | StoryComment).storyId);
}

/** Whether something was said just now: also what was taken back and said again in one push, whatever it says. */
export function isSaid({ table, after }: RowChange, { isRuling }: Pick<Cause, 'isRuling'>): boolean {
  return table === 'storyComments' && after !== undefined && isRuling !== true;
}

/** What becomes of a row before what is said arrives: one that is said again goes first. */
function beforeArrival(change: RowChange, cause: Cause): RowChange[] {
  if (!isSaid(change, cause)) return [change];
  return change.before ? [{ ...change, after: undefined }] : [];
}

/**
 * Comments as they arrive: as old as that, so those of a day are counted, whatever a phone's clock says; and what is
 * unsure in one waits for the operator.
 */
async function arrivedComments(cause: Cause, relations: Relations): Promise<RowChange[]> {
  const { kysely, now, changes } = cause;
  const said = changes.filter((change) => isSaid(change, cause)).map(({ after }) => after as StoryComment);
  const unsure = said.filter((comment) => judgeComment(comment, true) !== 'fine');
  const byMinors = await amongMinors(kysely, unsure, now, relations);
  return said.map((comment) => {
    const among = byMinors.get(comment.id);
    const isHeld = judgeComment(comment, among !== undefined, among?.areTeammates) !== 'fine';
    const after = {
      ...comment,
      isHeld,
      isUntold: isHeld || null,
      isReleased: null,
      createdAt: now.toISOString(),
    };
    return { table: 'storyComments', id: comment.id, before: undefined, after };
  });
}

/** Those of some comments that a minor says, or that are said to one, and whether a team's code brought the two together. */
async function amongMinors(
  kysely: Queryable,
  comments: readonly StoryComment[],
  now: Date,
  relations: Relations,
): Promise<ReadonlyMap<StoryComment['id'], { areTeammates: boolean }>> {
  const [first] = comments;
  if (!first) return new Map();
  const stories = await storiesOfIds(
    kysely,
    comments.map(({ storyId }) => storyId),
  );
  const authorOf = new Map(stories.map(({ id, userId }) => [id, userId]));
  const ids = [...comments, ...stories].map(({ userId }) => userId);
  const players = await playersOf(kysely, [...new Set(ids)]);
  const isYoung = (id: UserId | undefined) => {
    const player = id && players.get(id);
    return !player || isMinor(birthOf(player), now.getTime());
  };
  const young = comments.filter(({ userId, storyId }) => isYoung(userId) || isYoung(authorOf.get(storyId)));
  const others = young.flatMap(({ storyId }) => authorOf.get(storyId) ?? []);
  // What arrives in one push is one player's.
  const apart = await minorsApart(kysely, relations, first.userId, { others, now });
  const areTeammates = ({ storyId }: StoryComment) => {
    const author = authorOf.get(storyId);
    return author !== undefined && !apart.has(author);
  };
  return new Map(young.map((comment) => [comment.id, { areTeammates: areTeammates(comment) }]));
}

/** Whether a story is told just now: also one that was taken back and told again in one push, and none that is released. */
export function isTold({ table, before, after }: RowChange, { isRuling }: Pick<Cause, 'isRuling'>): boolean {
  if (table !== 'victoryStories' || !after || isRuling === true) return false;
  const [was, is] = [before as VictoryStory | undefined, after as VictoryStory];
  return !was || was.createdAt !== is.createdAt;
}

/**
 * A story that is told now, or in other words: what is unsure in it waits for the operator, and what waits goes on
 * waiting until they have said so.
 */
async function judgeStories({ kysely, now, changes, isRuling }: Cause): Promise<RowChange[]> {
  if (isRuling) return [];
  const written = changes.flatMap(({ table, id, before, after }) =>
    table === 'victoryStories' && after
      ? [{ id, before: before as VictoryStory | undefined, after: after as VictoryStory }]
      : [],
  );
  const told = written.filter(
    ({ before, after }) =>
      !before ||
      areOtherWords(before, after) ||
      before.isPublic !== after.isPublic ||
      (before.isHeld && !after.isHeld),
  );
  // Not when it was written: what waited on a phone is as new to the operator as to the players.
  const arrived = (known: string | null | undefined, at: string) => (known === at ? at : now.toISOString());
  const authors = await playersOf(kysely, [...new Set(told.map(({ after }) => after.userId))]);
  return told.map(({ id, before, after }) => {
    const author = authors.get(after.userId);
    const isYoung = !author || isMinor(birthOf(author), now.getTime());
    const isHeld = after.isHeld || before?.isHeld === true || judgeStory(after, isYoung) !== 'fine';
    const isUntold = (before ? before.isUntold : isHeld) || null;
    // Released are the words that the operator has read, to whomever they are told.
    const isReleased = before && !areOtherWords(before, after) ? before.isReleased : null;
    const isPublic = after.isPublic && !isYoung;
    const createdAt = arrived(before?.createdAt, after.createdAt);
    const editedAt = after.editedAt && arrived(before?.editedAt, after.editedAt);
    const judged = { ...after, isHeld, isUntold, isReleased, isPublic, createdAt, editedAt };
    return { table: 'victoryStories', id, before: after, after: judged };
  });
}

function areOtherWords(before: VictoryStory, after: VictoryStory): boolean {
  return STORY_WORDS.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** How a reaction changes what its story's author has of it: it comes, goes, or is taken out of sight or back into it. */
interface Reaction {
  storyId: StoryId;
  by: UserId;
  likes: number;
  /** The story's author is to hear of it. */
  isNew: boolean;
  /** The comment that was taken back. */
  gone?: StoryCommentId;
}

/**
 * What the authors of the stories that stay have of reactions: one that goes is not to be written again. Likes are counted,
 * for nobody reads whose they are; of comments, which each reads by whom they know, the author has only the news.
 */
async function followReactions(
  { kysely, now, changes }: Cause,
  gone: ReadonlySet<StoryId>,
  relations: Relations,
): Promise<RowChange[]> {
  const counted = changes.flatMap(reactionOf).filter(({ storyId }) => !gone.has(storyId));
  const reactions = Map.groupBy(counted, ({ storyId }) => storyId);
  const owners = await storiesOfIds(kysely, [...reactions.keys()]);
  const rows = await rowsOf(kysely, owners);
  const deps = { db: { kysely }, relations, now: () => now };
  for (const { id, userId } of owners) {
    const story = rows.get('victoryStories', id);
    if (!story) continue;
    const own = reactions.get(id) ?? [];
    const likes = own.reduce((total, one) => total + one.likes, 0);
    if (likes !== 0) rows.put('victoryStories', { ...story, likes: Math.max(0, story.likes + likes) });
    const others = own.filter(({ by }) => by !== userId);
    const fresh = others.filter(({ isNew }) => isNew).length;
    const known = rows.get('notifications', newsId(userId, id));
    // Also of what they have read: if its news stayed for a comment that is taken back, its going would tell of a block.
    const told = known ? countOf(known) : 0;
    const taken = new Set(others.flatMap(({ gone: one }) => one ?? []));
    const left = taken.size > 0 ? await leftOf(deps, { id, userId }, told, (one) => taken.has(one.id)) : told;
    const unread = untoldOf(known) === 0 ? 0 : left;
    if (fresh > 0) rows.put('notifications', newsOf(userId, id, unread + fresh, now));
    else keepLeft(rows, known, told, left);
  }
  return rows.changes();
}

function reactionOf({ table, before, after }: RowChange): Reaction[] {
  if (table === 'storyLikes') {
    const like = (after ?? before) as StoryLike;
    const likes = (after ? 1 : 0) - (before ? 1 : 0);
    return likes === 0 ? [] : [{ storyId: like.storyId, by: like.userId, likes, isNew: false }];
  }
  if (table !== 'storyComments') return [];
  const [was, is] = [before as StoryComment | undefined, after as StoryComment | undefined];
  const comment = is ?? was;
  if (!comment || isRead(is) === isRead(was)) return [];
  const isNew = was ? was.isUntold === true && is?.isUntold !== true : true;
  const reaction = { storyId: comment.storyId, by: comment.userId, likes: 0, isNew };
  return [is ? reaction : { ...reaction, gone: comment.id }];
}

/** Whether others than whose it is may read it. */
const isRead = (comment: StoryComment | undefined) => comment !== undefined && !comment.isHeld;

async function rowsOf(kysely: Queryable, owners: readonly { id: StoryId; userId: UserId }[]): Promise<Rows> {
  const rows = new Rows();
  if (owners.length === 0) return rows;
  const scopes = [...new Set(owners.map(({ userId }) => userScope(userId)))];
  const needs = [
    { table: 'victoryStories', ids: owners.map(({ id }) => id) },
    { table: 'notifications', ids: owners.map(({ id, userId }) => newsId(userId, id)) },
  ] as const;
  await loadRows({ tables: SYNCED }, kysely, scopes, needs, rows);
  return rows;
}
