import type { reportUser } from 'sync-protocol/contract/profile/safety';
import type { StoryCommentId, StoryId, UserId } from 'sync-protocol/ids';
import { storyTexts } from 'sync-protocol/rules/stories/story-words';
import type { z } from 'zod';
import { copyOf, fileReport } from '#features/profile/commands.ts';
import type { Deps } from '#deps';
import { storiesOfIds } from './queries.ts';
import { seenByIds } from './feed/sight.ts';

type Said = z.output<(typeof reportUser)['body']>;

/** Puts a story into the operator's queue, with its words as they are now. What one does not see can't be reported, and that is not told. */
export async function reportStory(deps: Deps, reporterId: UserId, id: StoryId, said: Said): Promise<void> {
  const { kysely } = deps.db;
  const [story] = await storiesOfIds(kysely, [id]);
  if (!story || story.userId === reporterId) return;
  if (!(await seenByIds(deps, reporterId, [id])).has(id)) return;
  await fileReport(deps, {
    ...said,
    kind: 'story',
    subjectId: id,
    userId: story.userId,
    reporterId,
    copy: copyOf(storyTexts({ ...story, mediaUrl: '' }), story.mediaUrl),
  });
}

/** The same for a comment. */
export async function reportComment(
  deps: Deps,
  reporterId: UserId,
  { id, commentId }: { id: StoryId; commentId: StoryCommentId },
  said: Said,
): Promise<void> {
  if (!(await seenByIds(deps, reporterId, [id])).has(id)) return;
  const comment = await deps.db.kysely
    .selectFrom('storyComments')
    .select(['userId', 'content', 'isHeld'])
    .where('id', '=', commentId)
    .where('storyId', '=', id)
    .executeTakeFirst();
  if (!comment || comment.isHeld || comment.userId === reporterId) return;
  await fileReport(deps, {
    ...said,
    kind: 'comment',
    subjectId: commentId,
    userId: comment.userId,
    reporterId,
    copy: comment.content,
  });
}
