export const STORY_TYPES = [
  'training',
  'tournament',
  'camp',
  'meeting_pro',
  'achievement',
  'general',
] as const;
export type StoryType = (typeof STORY_TYPES)[number];

export const STORY_MEDIA_TYPES = ['text_only', 'photo', 'video', 'link'] as const;

export const STORY_TITLE_MAX = 100;
export const STORY_CONTENT_MAX = 2000;
export const STORY_LOCATION_MAX = 100;
export const STORY_TAGS_MAX = 10;
export const STORY_TAG_MAX = 30;
/** Of the tags as they are being typed: what is too much is said when it is shared. */
export const STORY_DRAFT_TAGS_MAX = 500;
export const STORY_COMMENT_MAX = 500;
/** Stories of a page. */
export const STORY_PAGE = 20;
/** What a player can post in a day; so nobody's feed is one player's alone. */
export const STORIES_A_DAY = 20;
export const COMMENTS_A_DAY = 200;
/** What is newer than the player's last look, but no older than this, counts as new. */
export const NEW_STORY_DAYS = 14;

/** The tags in what a player wrote: its words that begin with #. */
export function tagsIn(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word.startsWith('#'));
  const tags = words.map((word) => word.replace(/^#+/, '')).filter((tag) => tag !== '');
  return [...new Set(tags)];
}

/** Of what was said to a story the latest are shown. */
export const COMMENTS_SHOWN = 500;
