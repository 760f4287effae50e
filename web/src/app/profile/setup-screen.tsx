import { Navigate } from 'react-router-dom';
import { ProfileSetup } from '#features/profile/own/profile-setup.tsx';
import { SignOut } from '#features/session/account/sign-out.tsx';
import { useSession } from '#data/session/session.ts';

/** The first thing after signing up, with the way out of it. */
export function SetupScreen() {
  const { user } = useSession();
  return user ? <ProfileSetup user={user} signOut={<SignOut />} /> : <Navigate to="/" replace />;
}
