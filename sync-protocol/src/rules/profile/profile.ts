import type { User } from '../../entities/profile/user.ts';

/** Whether the app may be used, or the profile has to be completed first. */
export function isProfileComplete(of: Pick<User, 'displayName' | 'position' | 'skillLevel'>): boolean {
  return of.displayName !== null && of.position !== null && of.skillLevel !== null;
}
