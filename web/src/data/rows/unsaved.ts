import { readDraft } from './drafts.ts';

/** What players write at length; they hear of it before a sign-out takes it away. */
export const STORY_DRAFT = 'story';
export const PROFILE_DRAFT = 'profile';

/** Whether a story or a profile was begun and never shared or saved. */
export async function isSomethingUnsaved(): Promise<boolean> {
  const drafts = await Promise.all([STORY_DRAFT, PROFILE_DRAFT].map(readDraft));
  return drafts.some((draft) => Object.keys(draft).length > 0);
}
