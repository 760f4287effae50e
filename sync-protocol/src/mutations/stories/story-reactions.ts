import { z } from 'zod';
import { writtenText } from '../../entities/text.ts';
import { instantText, isOfOurTime } from '../../entities/time.ts';
import { storyCommentId, storyId } from '../../ids.ts';
import { EMPTY_FIELD } from '../../messages.ts';
import { storyLikeId } from '../../rules/derived-ids.ts';
import { STORY_COMMENT_MAX } from '../../rules/stories/story-terms.ts';
import type { Mutator } from '../mutation.ts';
import { seeUpTo } from '../see-up-to.ts';

export const storyArgs = z.strictObject({ storyId });
export const storyCommentArgs = z.strictObject({
  commentId: storyCommentId,
  storyId,
  content: writtenText.min(1, EMPTY_FIELD).max(STORY_COMMENT_MAX),
});
export const storyUncommentArgs = z.strictObject({ commentId: storyCommentId });
export const storyMarkSeenArgs = z.strictObject({});
export const storySeeUpToArgs = z.strictObject({ upTo: instantText.refine(isOfOurTime) });

type OfStory = z.infer<typeof storyArgs>;

/** Likes a story, once. */
export const storyLike: Mutator<'story.like', OfStory> = {
  name: 'story.like',
  needs: ({ storyId: story }, { userId }) => [{ table: 'storyLikes', ids: [storyLikeId(userId, story)] }],
  effect: (rows, { storyId: story }, { userId, at }) => {
    const id = storyLikeId(userId, story);
    if (!rows.get('storyLikes', id)) rows.put('storyLikes', { id, userId, storyId: story, createdAt: at });
  },
};

/** Likes it no more. */
export const storyUnlike: Mutator<'story.unlike', OfStory> = {
  name: 'story.unlike',
  needs: storyLike.needs,
  effect: (rows, { storyId: story }, { userId }) => {
    rows.delete('storyLikes', storyLikeId(userId, story));
  },
};

/** Says something to a story. */
export const storyComment: Mutator<'story.comment', z.infer<typeof storyCommentArgs>> = {
  name: 'story.comment',
  isHeardNow: true,
  makes: ({ commentId: id }) => ({ table: 'storyComments', id }),
  needs: ({ commentId: id }) => [{ table: 'storyComments', ids: [id] }],
  effect: (rows, { commentId: id, storyId: story, content }, { userId, at }) => {
    if (!rows.get('storyComments', id))
      rows.put('storyComments', { id, userId, storyId: story, content, isHeld: false, createdAt: at });
  },
};

/** Takes the player's own words back. */
export const storyUncomment: Mutator<'story.uncomment', z.infer<typeof storyUncommentArgs>> = {
  name: 'story.uncomment',
  needs: ({ commentId: id }) => [{ table: 'storyComments', ids: [id] }],
  effect: (rows, { commentId: id }) => rows.delete('storyComments', id),
};

/** Says that the player has seen all that the others had told by then; phones of before say so. */
export const storyMarkSeen: Mutator<'story.markSeen', z.infer<typeof storyMarkSeenArgs>> = {
  name: 'story.markSeen',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, _, { userId, at }) => seeUpTo(rows, userId, 'storiesSeenAt', at),
};

/**
 * Says that the player has seen what the others tell, up to the newest that was on their screen: what has been told
 * since may not have come to this phone.
 */
export const storySeeUpTo: Mutator<'story.markSeen@2', z.infer<typeof storySeeUpToArgs>> = {
  name: 'story.markSeen@2',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, { upTo }, { userId }) => seeUpTo(rows, userId, 'storiesSeenAt', upTo),
};
