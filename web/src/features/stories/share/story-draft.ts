import {
  STORY_TYPES,
  STORY_TAGS_MAX,
  STORY_TAG_MAX,
  tagsIn,
  type StoryType,
} from 'sync-protocol/rules/stories/story-terms';
import { BAD_LINK, isSocialLink } from 'sync-protocol/rules/stories/social-links';
import { mediaIdOf, mediaPath, NO_VIDEOS } from 'sync-protocol/rules/stories/story-media';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { storyDraftArgs } from 'sync-protocol/entities/stories/story-draft';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import type { Issues } from '#data/server/forms/use-form.ts';
import { messages } from '../messages.ts';

const text = messages.form;

export const MEDIA_CHOICES = ['text_only', 'photo', 'video', 'link'] as const;
export type MediaChoice = (typeof MEDIA_CHOICES)[number];

/** A story that is being written. */
export interface StoryDraft {
  title: string;
  content: string;
  storyType: StoryType;
  location: string;
  tags: string;
  isPublic: boolean;
  media: MediaChoice;
  link: string;
  /** The photo's file on this phone, and the video's; empty: none was chosen. */
  fileId: string;
  videoId: string;
}

export const EMPTY_DRAFT: StoryDraft = {
  title: '',
  content: '',
  storyType: 'training',
  location: '',
  tags: '',
  isPublic: false,
  media: 'text_only',
  link: '',
  fileId: '',
  videoId: '',
};

type Told = Omit<MutationArgs<'story.edit'>, 'storyId'>;

/** What was kept on the phone, as far as it makes sense. */
export function draftFrom(kept: Readonly<Record<string, unknown>>): StoryDraft {
  const textOf = (name: keyof StoryDraft) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    title: textOf('title'),
    content: textOf('content'),
    location: textOf('location'),
    tags: textOf('tags'),
    link: textOf('link'),
    fileId: textOf('fileId'),
    videoId: textOf('videoId'),
    storyType: STORY_TYPES.find((one) => one === kept['storyType']) ?? EMPTY_DRAFT.storyType,
    media: MEDIA_CHOICES.find((one) => one === kept['media']) ?? EMPTY_DRAFT.media,
    isPublic: kept['isPublic'] === true,
  };
}

export function isEmpty({ title, content, link, fileId, videoId, location, tags }: StoryDraft): boolean {
  return [title, content, link, fileId, videoId, location, tags].every(isBlank);
}

/** The files that a draft holds. */
export const filesOf = ({ fileId, videoId }: StoryDraft) => [fileId, videoId].filter((id) => id !== '');

/** The file that a draft shows; empty: none. */
export function shownFile({ media, fileId, videoId }: StoryDraft): string {
  if (media === 'photo') return fileId;
  return media === 'video' ? videoId : '';
}

/** A draft as all the player's phones have it; undefined if the server would not take it. */
export function rowOf({ fileId, videoId, ...draft }: StoryDraft): MutationArgs<'story.draft'> | undefined {
  return storyDraftArgs.safeParse({ ...draft, fileId: fileId || null, videoId: videoId || null }).data;
}

/** A story as a form shows it. */
export function draftOf({ tags, mediaType, mediaUrl, ...story }: Told): StoryDraft {
  const media = MEDIA_CHOICES.find((one) => one === mediaType) ?? 'text_only';
  const { title, content, storyType, location, isPublic } = story;
  return {
    title,
    content,
    storyType,
    location,
    isPublic,
    media,
    tags: tags.map((tag) => `#${tag}`).join(' '),
    link: media === 'link' ? mediaUrl : '',
    fileId: media === 'photo' ? (mediaIdOf(mediaUrl) ?? '') : '',
    videoId: media === 'video' ? (mediaIdOf(mediaUrl) ?? '') : '',
  };
}

/** What is wrong with a draft, in words that help. */
export function issuesOf(
  { title, content, media, link, fileId, videoId, tags }: StoryDraft,
  takesVideos: boolean,
): Issues<StoryDraft> {
  const found = tagsIn(tags);
  return {
    ...(isBlank(title) && { title: text.incomplete }),
    ...(isBlank(content) && { content: text.incomplete }),
    ...(media === 'link' && !isBlank(link) && !isSocialLink(addressIn(link)) && { link: BAD_LINK }),
    ...(media === 'photo' && fileId === '' && { fileId: text.noPhoto }),
    ...(media === 'video' && videoId === '' && { videoId: text.noVideo }),
    ...(media === 'video' && !takesVideos && { videoId: NO_VIDEOS }),
    ...(found.length > STORY_TAGS_MAX && { tags: text.tooManyTags(STORY_TAGS_MAX) }),
    ...(found.some((tag) => tag.length > STORY_TAG_MAX) && { tags: text.longTag(STORY_TAG_MAX) }),
  };
}

/** The address that somebody means: few type how it begins. */
function addressIn(link: string): string {
  const typed = link.trim();
  if (typed === '') return '';
  return typed.includes('://') ? typed.replace(/^http:/i, 'https:') : `https://${typed}`;
}

/** What a draft tells, once nothing is wrong with it. */
export function storyFrom({
  title,
  content,
  location,
  tags,
  media,
  link,
  fileId,
  videoId,
  ...rest
}: StoryDraft): Told {
  const shown: Record<MediaChoice, string> = {
    text_only: '',
    link: addressIn(link),
    photo: mediaPath(fileId),
    video: mediaPath(videoId),
  };
  return {
    ...rest,
    title: written(title),
    content: written(content),
    location: written(location),
    tags: tagsIn(tags),
    mediaType: media,
    mediaUrl: shown[media],
  };
}
