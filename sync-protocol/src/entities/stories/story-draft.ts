import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { LINK_MAX } from '../../rules/stories/social-links.ts';
import {
  STORY_CONTENT_MAX,
  STORY_DRAFT_TAGS_MAX,
  STORY_LOCATION_MAX,
  STORY_MEDIA_TYPES,
  STORY_TITLE_MAX,
  STORY_TYPES,
} from '../../rules/stories/story-terms.ts';
import { storedText, writtenText } from '../text.ts';

/** What a player has begun to tell: any of it may still be missing. */
export const storyDraftArgs = z.strictObject({
  title: writtenText.max(STORY_TITLE_MAX),
  content: writtenText.max(STORY_CONTENT_MAX),
  storyType: z.enum(STORY_TYPES),
  location: writtenText.max(STORY_LOCATION_MAX),
  /** As they are being typed. */
  tags: writtenText.max(STORY_DRAFT_TAGS_MAX),
  isPublic: z.boolean(),
  media: z.enum(STORY_MEDIA_TYPES),
  link: writtenText.max(LINK_MAX),
  /** The photo that was chosen, and the video: their files are on the phone of that choice alone. */
  fileId: uuid.nullable(),
  videoId: uuid.nullable(),
});

export const storyDropDraftArgs = z.strictObject({});

/** The one story that a player has begun, on all their phones and for nobody else. */
export const storyDraft = z.object({
  id: uuid,
  userId,
  ...storyDraftArgs.shape,
  title: storedText,
  content: storedText,
  location: storedText,
  tags: storedText,
  link: storedText,
  /** When, and from which device: no phone is told, so that what a phone says next is later, whatever its clock says. */
  savedAt: z.iso.datetime().nullish().meta({ serverOnly: true }),
  savedBy: uuid.nullish().meta({ serverOnly: true }),
});

export type StoryDraftRow = z.infer<typeof storyDraft>;
