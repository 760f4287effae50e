import type { User } from 'sync-protocol/entities/profile/user';
import { useRows } from './live-query.ts';
import { useSession, type CurrentUser } from '../session/session.ts';

/** The player's own profile as this phone has it; null until it has heard of it. */
export function useProfileRow(): User | null | undefined {
  return useRows([{ table: 'users', all: true }], (rows, { userId }) => rows.get('users', userId) ?? null);
}

/** The signed-in player, with what has been changed since they signed in. */
export function useOwnProfile(): CurrentUser | null {
  const { user } = useSession();
  const row = useProfileRow();
  return user && { ...user, ...row };
}
