import { readDraft } from './drafts.ts';

/** What players write at length; they hear of it before a sign-out takes it away. */
export const STORY_DRAFT = 'story';
export const PROFILE_DRAFT = 'profile';

/** Words of a story or a profile, or else only the photo or video of a story whose words are the player's row. */
export type Unsaved = 'words' | 'file';

/** What a sign-out would take for good: what is on this phone alone. */
export async function whatIsUnsaved(): Promise<Unsaved | undefined> {
  const [story, profile] = await Promise.all([readDraft(STORY_DRAFT), readDraft(PROFILE_DRAFT)]);
  if (Object.keys(profile).length > 0 || 'title' in story) return 'words';
  return Object.keys(story).length > 0 ? 'file' : undefined;
}
