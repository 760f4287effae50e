import { useProfileRow } from '../live/profile.ts';

/**
 * Whether this phone has ever fetched the player's rows, their own profile among them. Until then it knows nothing of
 * them, not even that there is nothing. Undefined while that is being read, and when nobody is signed in.
 */
export function useHasPulled(): boolean | undefined {
  const profile = useProfileRow();
  return profile === undefined ? undefined : profile !== null;
}
