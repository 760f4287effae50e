import type { StoryId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { takeBackNews } from '#features/notifications/commands.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { arrivedComments } from './reactions/arrived-comments.ts';
import { newsId } from './reactions/comment-news.ts';
import { followReactions } from './reactions/follow-reactions.ts';
import { partedByLeaving } from './reactions/parted.ts';
import { judgeStories } from './judge-stories.ts';
import { releaseNews } from './release-news.ts';
import { endedReactionsTo, REACTIONS } from './reactions/take-away.ts';

/** What comes of changed stories, likes and comments. */
export interface Outcome {
  changes: RowChange[];
  /** Files that no story shows any more. */
  gone: string[];
}

export async function followStories(cause: Cause, relations: Relations): Promise<Outcome> {
  const { kysely, changes } = cause;
  const deleted = changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
    before && !after ? [before] : [],
  );
  const gone = new Set(deleted.map(({ id }) => id));
  const comments = await arrivedComments(cause, relations);
  const parted = await partedByLeaving(cause, relations);
  const counted = [...beforeArrival(cause), ...comments, ...parted];
  const reactions = await followReactions({ ...cause, changes: counted }, gone, relations);
  const news = new Rows();
  await takeBackNews(
    kysely,
    deleted.map(({ id, userId }) => newsId(userId, id)),
    news,
  );
  const judged = await judgeStories(cause);
  const ended = await endedReactionsTo(kysely, [...gone]);
  return {
    changes: [
      ...judged,
      ...(await releaseNews(cause, relations, [...judged, ...ended, ...parted])),
      ...comments,
      ...parted,
      ...reactions,
      ...news.changes(),
      ...ended,
      ...saidToGone(changes, gone),
    ],
    gone: deleted.flatMap(({ mediaUrl }) => mediaIdOf(mediaUrl) ?? []),
  };
}

/** The changes without what is said in them, which comes when it arrives: of what is said again its first going is left. */
function beforeArrival({ changes, isRuling }: Cause): RowChange[] {
  return changes.flatMap((change) => {
    const isSaid = change.table === 'storyComments' && change.after !== undefined && isRuling !== true;
    if (!isSaid) return [change];
    return change.before ? [{ ...change, after: undefined }] : [];
  });
}

/** The end of what is said to stories, or who likes them, in the very push in which they go: no table has that yet. */
function saidToGone(changes: readonly RowChange[], gone: ReadonlySet<StoryId>): RowChange[] {
  return REACTIONS.flatMap((table) =>
    changesOf(changes, table)
      .filter(({ after }) => after && gone.has(after.storyId))
      .map((change) => ({ ...change, after: undefined })),
  );
}
