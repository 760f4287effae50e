import { useOwnCommentCounts, useOwnLikes, useOwnStories, useUnsentStories } from '#data/live/stories.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import type { Own } from './shown-story.ts';

/** What is the player's own of all that stories show; undefined: the phone is not read yet. */
export function useOwn(): Own | undefined {
  const user = useOwnProfile();
  const stories = useOwnStories();
  const likes = useOwnLikes();
  const said = useOwnCommentCounts();
  const untold = useUnsentStories();
  if (!user || !stories || !likes || !said || !untold) return undefined;
  return { user, stories, likes, said, untold };
}
