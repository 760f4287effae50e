import { z } from 'zod';
import {
  BAD_MEDIA,
  isMediaFit,
  storyComment,
  storyFields,
  storyMedia,
  victoryStory,
} from '../entities/stories/victory-story.ts';
import { writtenText } from '../entities/text.ts';
import { isOfOurTime } from '../entities/time.ts';
import { storyCommentId, storyId, userId, uuid } from '../ids.ts';
import { storyCommentArgs } from '../mutations/stories/story-reactions.ts';
import { USERNAME_MAX } from '../rules/session/account.ts';
import { STORY_PAGE } from '../rules/stories/story-terms.ts';
import { countAnswer, defineCall, doneAnswer, ofUser } from './call.ts';
import { person } from './profile/profile.ts';
import { reportUser } from './profile/safety.ts';

const ofStory = z.object({ id: storyId });

/** The fields of a story that its viewers get as they are. */
const SHOWN = {
  id: true,
  userId: true,
  title: true,
  content: true,
  storyType: true,
  location: true,
  tags: true,
  isPublic: true,
  mediaType: true,
  mediaUrl: true,
  createdAt: true,
  editedAt: true,
} as const;

/** A story as a viewer sees it. */
export const storyAnswer = victoryStory.pick(SHOWN).extend({
  /** Null where they are the author's alone. */
  likes: z.int().min(0).nullable(),
  comments: z.int().min(0),
  /** The same again, under the names that the page of one player uses. */
  likesCount: z.int().min(0).nullable(),
  commentsCount: z.int().min(0),
  isLikedByUser: z.boolean(),
  /** How many of the comments are the viewer's own; servers of before don't say. */
  commentsByUser: z.int().min(0).optional(),
  /** Null: a stranger, who shows it to everybody. */
  relationshipType: z.enum(['self', 'teammate', 'rival']).nullable(),
  user: person,
});

const commentAnswer = storyComment
  .pick({ id: true, content: true, createdAt: true })
  .extend({ id: storyCommentId, user: person });

/** One after the other, from the latest on. */
const storyCursor = z.templateLiteral([z.iso.datetime(), ',', z.uuid()]).refine(isOfOurTime);

export const listStories = defineCall({
  method: 'GET',
  path: '/api/victory-stories',
  summary: 'Stories that the player may see, the latest first: of everybody, of one player, or one by its id',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(STORY_PAGE).default(STORY_PAGE),
    username: writtenText.max(USERNAME_MAX + 1).optional(),
    userId: userId.optional(),
    story: storyId.optional(),
    /** Those before this place: instant and id of the last story of a page, with a comma between. */
    before: storyCursor.optional(),
  }),
  answer: z.array(storyAnswer),
});

const text = storyFields.shape;
const media = storyMedia.shape;

export const postStory = defineCall({
  method: 'POST',
  path: '/api/victory-stories',
  summary: 'Shares a story',
  body: z
    .object({
      title: text.title,
      content: text.content,
      storyType: text.storyType.default('training'),
      location: text.location.nullish(),
      tags: text.tags.nullish(),
      isPublic: text.isPublic.default(false),
      mediaType: media.mediaType.default('text_only'),
      mediaUrl: media.mediaUrl.nullish(),
    })
    .refine(({ mediaType, mediaUrl }) => isMediaFit({ mediaType, mediaUrl: mediaUrl ?? '' }), BAD_MEDIA),
  status: 201,
  answer: storyAnswer,
});

export const editStory = defineCall({
  method: 'PUT',
  path: '/api/victory-stories/{id}',
  summary: 'Changes the fields of the player’s own story that it names',
  params: ofStory,
  body: storyFields
    .extend(media)
    .partial()
    .extend({ location: text.location.nullish(), mediaUrl: media.mediaUrl.nullish() }),
  answer: storyAnswer,
});

export const deleteStory = defineCall({
  method: 'DELETE',
  path: '/api/victory-stories/{id}',
  summary: 'Takes the player’s own story back',
  params: ofStory,
  answer: doneAnswer,
});

export const likeStory = defineCall({
  method: 'POST',
  path: '/api/victory-stories/{id}/like',
  summary: 'Likes a story',
  params: ofStory,
  answer: storyAnswer,
});

export const unlikeStory = defineCall({
  method: 'DELETE',
  path: '/api/victory-stories/{id}/like',
  summary: 'Likes a story no more',
  params: ofStory,
  answer: storyAnswer,
});

export const listComments = defineCall({
  method: 'GET',
  path: '/api/victory-stories/{id}/comments',
  summary: 'What was said to a story, in its order',
  params: ofStory,
  answer: z.array(commentAnswer),
});

export const postComment = defineCall({
  method: 'POST',
  path: '/api/victory-stories/{id}/comments',
  summary: 'Says something to a story',
  params: ofStory,
  body: storyCommentArgs.pick({ content: true }),
  status: 201,
  answer: commentAnswer,
});

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/victory-stories/{id}/comments/{commentId}',
  summary: 'Takes back the player’s own comment, or takes away one on their own story',
  params: ofStory.extend({ commentId: storyCommentId }),
  answer: doneAnswer,
});

export const reportStory = defineCall({
  method: 'POST',
  path: '/api/victory-stories/{id}/reports',
  summary: 'Brings a story to the operator’s notice',
  params: ofStory,
  body: reportUser.body,
  status: 201,
  answer: doneAnswer,
});

export const reportComment = defineCall({
  method: 'POST',
  path: '/api/victory-stories/{id}/comments/{commentId}/reports',
  summary: 'Brings a comment to the operator’s notice',
  params: ofStory.extend({ commentId: storyCommentId }),
  body: reportUser.body,
  status: 201,
  answer: doneAnswer,
});

const fileAnswer = z.object({
  /** What a story calls the file. */
  mediaUrl: media.mediaUrl,
});

export const uploadMedia = defineCall({
  method: 'POST',
  path: '/api/victory-stories/upload',
  summary: 'Takes the photo or video of a story that is still to be shared',
  upload: 'media',
  status: 201,
  answer: fileAnswer,
});

/** What a phone calls a file: no derived id, for under one of those the store keeps a video's cover. */
const fileId = uuid.refine((id) => id.charAt(14) !== '5', 'Not a valid id');

export const putMedia = defineCall({
  method: 'PUT',
  path: '/api/media/{id}',
  summary:
    'Takes the photo or video of a story as it is, with its `Content-Digest`; the same once more changes nothing',
  params: z.object({ id: fileId }),
  query: z.object({
    /** Whose file it is: by the time it goes, another player may have signed in on the phone. */
    userId: userId.optional(),
  }),
  answer: fileAnswer,
});

export const mediaKinds = defineCall({
  method: 'GET',
  path: '/api/media',
  summary: 'Which files beside photos this server takes for stories',
  answer: z.object({ takesVideos: z.boolean() }),
});

export const newVictoryStories = defineCall({
  method: 'GET',
  path: '/api/users/{id}/victory-stories/new-count',
  summary: 'How many victory stories the player has not seen',
  params: ofUser,
  answer: countAnswer,
});

export const countVictoryStories = defineCall({
  method: 'GET',
  path: '/api/users/{id}/victory-stories/count',
  summary: 'How many stories of a player the viewer may see',
  params: ofUser,
  answer: countAnswer,
});

export type StoryAnswer = z.infer<typeof storyAnswer>;
export type StoryCommentAnswer = z.infer<typeof commentAnswer>;
