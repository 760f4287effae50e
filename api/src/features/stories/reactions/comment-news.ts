import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type StoryId, type UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { countOf, newNotification, newsNeed } from '#features/notifications/commands.ts';
import { loadScoped } from '#sync/write/load.ts';
import { commentersOn, latestBy, storiesSaidTo, type SaidBy } from './queries.ts';
import { knownAmong, type SightDeps } from '../feed/sight.ts';

// What the author of a story hears of comments on it.

export const newsId = (author: UserId, story: StoryId): Notification['id'] =>
  derivedId(author, 'story-comments', story);

/** All comments on a story that were not read yet are one; whose they are it does not say. */
export function newsOf(author: UserId, story: StoryId, count: number, at: Date): Notification {
  const news = {
    type: 'victory_story_comment' as const,
    title: titleOf(count),
    message: 'Somebody commented on your victory.',
    path: `/victory-stories?story=${story}`,
  };
  return newNotification(author, news, at, newsId(author, story));
}

const titleOf = (count: number) =>
  count === 1 ? 'A comment on your story' : `${count} comments on your story`;

/** Brings news up to date once fewer of the comments of which it told are left. */
export function keepLeft(rows: Rows, known: Notification | undefined, told: number, left: number): void {
  if (!known || left >= told) return;
  if (left === 0) rows.delete('notifications', known.id);
  else rows.put('notifications', { ...known, title: titleOf(left) });
}

/**
 * How many of the comments of which an author was told still stand once some go. They were told of the latest ones, by those
 * whom they know.
 * @param lost somebody whom they knew until now
 */
export async function leftOf(
  deps: SightDeps,
  { id, userId }: { id: StoryId; userId: UserId },
  told: number,
  isGone: (comment: SaidBy) => boolean,
  lost?: UserId,
): Promise<number> {
  if (told === 0) return 0;
  const { kysely } = deps.db;
  const others = (await commentersOn(kysely, id)).filter((by) => by !== userId);
  const heard = await knownAmong(deps, userId, new Set(others));
  const latest = await latestBy(kysely, id, [...heard, ...(lost ? [lost] : [])], told);
  return latest.filter((comment) => !isGone(comment)).length;
}

/**
 * The end of what two players were told of each other's comments, whether they have read it or even deleted it. Both are
 * held.
 */
export async function endedNewsBetween(deps: SightDeps, ...both: [UserId, UserId]): Promise<RowChange[]> {
  const { kysely } = deps.db;
  const rows = new Rows();
  for (const [author, other] of [both, both.toReversed()] as [UserId, UserId][]) {
    const stories = await storiesSaidTo(kysely, author, other);
    const ids = stories.map((story) => newsId(author, story));
    await loadScoped(kysely, [newsNeed(author, ...ids)], rows);
    for (const id of stories) {
      const known = rows.get('notifications', newsId(author, id));
      const told = known ? countOf(known) : 0;
      const isTheirs = ({ userId }: SaidBy) => userId === other;
      const left = await leftOf(deps, { id, userId: author }, told, isTheirs, other);
      keepLeft(rows, known, told, left);
    }
  }
  return rows.changes();
}
