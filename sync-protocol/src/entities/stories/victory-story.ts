import { z } from 'zod';
import { storyCommentId, storyId, userId, uuid } from '../../ids.ts';
import { EMPTY_FIELD } from '../../messages.ts';
import { BAD_LINK, isSocialLink, LINK_MAX } from '../../rules/stories/social-links.ts';
import {
  STORY_COMMENT_MAX,
  STORY_CONTENT_MAX,
  STORY_LOCATION_MAX,
  STORY_MEDIA_TYPES,
  STORY_TAG_MAX,
  STORY_TAGS_MAX,
  STORY_TITLE_MAX,
  STORY_TYPES,
} from '../../rules/stories/story-terms.ts';
import { mediaIdOf } from '../../rules/stories/story-media.ts';
import { storedText, writtenText } from '../text.ts';

/** What a player tells of a victory. */
export const storyFields = z.strictObject({
  title: writtenText.min(1, EMPTY_FIELD).max(STORY_TITLE_MAX),
  content: writtenText.min(1, EMPTY_FIELD).max(STORY_CONTENT_MAX),
  storyType: z.enum(STORY_TYPES),
  location: writtenText.max(STORY_LOCATION_MAX),
  tags: z.array(writtenText.min(1).max(STORY_TAG_MAX)).max(STORY_TAGS_MAX),
  /** For everybody who may see the player; else for teammates and rivals. */
  isPublic: z.boolean(),
});

/** What a story shows besides: nothing, the path of a file, or a link. */
export const storyMedia = z.strictObject({
  mediaType: z.enum(STORY_MEDIA_TYPES),
  mediaUrl: z.string().max(LINK_MAX),
});

/** Whether the two fit together. */
export function isMediaFit({ mediaType, mediaUrl }: z.infer<typeof storyMedia>): boolean {
  switch (mediaType) {
    case 'text_only':
      return mediaUrl === '';
    case 'link':
      return mediaUrl === '' || isSocialLink(mediaUrl);
    case 'photo':
    case 'video':
      return uuid.safeParse(mediaIdOf(mediaUrl)).success;
  }
}

export const BAD_MEDIA = { message: BAD_LINK, path: ['mediaUrl'] };

/** The phone gave it up before it was sent, with its file: nothing comes of it but that its number is used. */
const isWithdrawn = z.literal(true).optional();

/** A story as it is handed in, under an id of its own. */
const written = storyFields
  .extend({ storyId, ...storyMedia.shape, isWithdrawn })
  .refine(isMediaFit, BAD_MEDIA);
export const storyPostArgs = written;
export const storyEditArgs = written;
export const storyDeleteArgs = z.strictObject({ storyId, mediaUrl: storyMedia.shape.mediaUrl, isWithdrawn });

/** A story as its author's phones have it; what others see of it they fetch. */
export const victoryStory = z.object({
  id: storyId,
  userId,
  ...storyFields.shape,
  title: storedText.max(STORY_TITLE_MAX),
  content: storedText.max(STORY_CONTENT_MAX),
  location: storedText.max(STORY_LOCATION_MAX),
  tags: z.array(storedText),
  ...storyMedia.shape,
  /** Nobody but the author sees it until the operator has looked. */
  isHeld: z.boolean(),
  /** It was held from the start, and nobody else has seen it yet. */
  isUntold: z.boolean().nullish().meta({ serverOnly: true }),
  /** The operator has released it as it stands. */
  isReleased: z.boolean().nullish().meta({ serverOnly: true }),
  /** Whoever's they are: nobody reads that. */
  likes: z.int().min(0),
  /**
   * Nothing counts here: how many there are depends on who looks, so it comes with the story when it is asked for. Phones of
   * before read it, and their rows may not lack it (S8.4).
   */
  comments: z.int().min(0),
  /**
   * When the server got it, or first released it: so one that waited on a phone, or for the operator, is not missed by
   * those who have looked since.
   */
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});

/** That a player likes a story. */
export const storyLike = z.object({ id: uuid, userId, storyId, createdAt: z.iso.datetime() });

/** What a player has said to a story. */
export const storyComment = z.object({
  id: storyCommentId,
  userId,
  storyId,
  content: storedText.max(STORY_COMMENT_MAX),
  /** Nobody but who said it sees it until the operator has looked. */
  isHeld: z.boolean(),
  /** The story's author hears of it only once it is released. */
  isUntold: z.boolean().nullish().meta({ serverOnly: true }),
  /** The operator has released it. */
  isReleased: z.boolean().nullish().meta({ serverOnly: true }),
  createdAt: z.iso.datetime(),
});

export type VictoryStory = z.infer<typeof victoryStory>;
export type StoryComment = z.infer<typeof storyComment>;
