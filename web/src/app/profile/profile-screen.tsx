import { AccountSection } from '#features/session/account/account-section.tsx';
import { Profile } from '#features/profile/own/profile.tsx';
import { OwnStories } from '#features/stories/player-stories.tsx';
import { useOwnProfile } from '#data/live/profile.ts';
import { useOwnStories } from '#data/live/stories.ts';

/** The player's own page, with the care of the account in it. */
export function ProfileScreen() {
  const user = useOwnProfile();
  const told = useOwnStories();
  if (!user) return null;
  const stories = told && <OwnStories id={user.id} username={user.displayName} told={told} />;
  return <Profile user={user} account={<AccountSection user={user} />} stories={stories} />;
}
