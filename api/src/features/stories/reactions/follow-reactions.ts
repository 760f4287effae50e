import type { StoryComment } from 'sync-protocol/entities/stories/victory-story';
import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { countOf, untoldOf } from '#features/notifications/commands.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { keepLeft, leftOf, newsId, newsOf } from './comment-news.ts';
import { storiesOfIds } from '../queries.ts';

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
 * What the authors of stories have of reactions. Likes are counted, for nobody reads whose they are, and a block leaves
 * them: one less would tell an author that somebody who liked it has blocked them. Of comments, which each reads by whom
 * they know, the author has only the news.
 * @param gone stories that go: they are not to be written again
 */
export async function followReactions(
  { kysely, now, changes }: Cause,
  gone: ReadonlySet<StoryId>,
  relations: Relations,
): Promise<RowChange[]> {
  const all = [
    ...changesOf(changes, 'storyLikes').flatMap(likeOf),
    ...changesOf(changes, 'storyComments').flatMap(commentOf),
  ];
  const counted = all.filter(({ storyId }) => !gone.has(storyId));
  const reactions = Map.groupBy(counted, ({ storyId }) => storyId);
  const owners = await storiesOfIds(kysely, [...reactions.keys()]);
  const rows = await rowsOf(kysely, owners);
  const deps = { db: { kysely }, relations, now: () => now };
  // Whoever wrote it together with the comments knew who saw whom before.
  const isWritten = new Set(changesOf(changes, 'notifications').map(({ id }) => id));
  for (const { id, userId } of owners) {
    const story = rows.get('victoryStories', id);
    if (!story) continue;
    const own = reactions.get(id) ?? [];
    const likes = own.reduce((total, one) => total + one.likes, 0);
    if (likes !== 0) rows.put('victoryStories', { ...story, likes: Math.max(0, story.likes + likes) });
    if (isWritten.has(newsId(userId, id))) continue;
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

function likeOf({ before, after }: RowChange<'storyLikes'>): Reaction[] {
  const like = after ?? before;
  const likes = (after ? 1 : 0) - (before ? 1 : 0);
  return like && likes !== 0 ? [{ storyId: like.storyId, by: like.userId, likes, isNew: false }] : [];
}

function commentOf({ before, after }: RowChange<'storyComments'>): Reaction[] {
  const comment = after ?? before;
  if (!comment || isRead(after) === isRead(before)) return [];
  const isNew = before ? before.isUntold === true && after?.isUntold !== true : true;
  const reaction = { storyId: comment.storyId, by: comment.userId, likes: 0, isNew };
  return [after ? reaction : { ...reaction, gone: comment.id }];
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
