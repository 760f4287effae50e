import { AccountSection } from '#features/session/account/account-section.tsx';
import { Profile } from '#features/profile/own/profile.tsx';
import { useOwnProfile } from '#data/rows/live-profile.ts';

/** The player's own page, with the care of the account in it. */
export function ProfileScreen() {
  const user = useOwnProfile();
  return user && <Profile user={user} account={<AccountSection user={user} />} />;
}
