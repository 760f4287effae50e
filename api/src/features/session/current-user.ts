import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { findCurrentUser } from './queries.ts';

/** A player to themselves: the contract's schema then lets only its own fields pass. */
export async function currentUser({ db, now }: Deps, id: UserId): Promise<CurrentUser> {
  const row = await findCurrentUser(db.kysely, id);
  const instant = now().getTime();
  return {
    ...row,
    emailVerified: row.emailVerifiedAt !== null,
    username: row.displayName,
    volleyballPosition: row.position,
    isMinor: isMinor(birthOf(row), instant),
    birth: birthOf(row),
    currentStreak: streakOn(runOf(row), trainingDay(instant, row.timezone), instant, row.pauses).streak,
  };
}
