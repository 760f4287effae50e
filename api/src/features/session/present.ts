import type { CurrentUser } from 'sync-protocol/contract/session';
import { isMinor } from 'sync-protocol/rules/age';
import { runOf, streakOn } from 'sync-protocol/rules/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { CurrentUserRow } from './queries.ts';

/** A player to themselves: the contract's schema then lets only its own fields pass. */
export function presentCurrentUser(row: CurrentUserRow, now: Date): CurrentUser {
  return {
    ...row,
    emailVerified: row.emailVerifiedAt !== null,
    username: row.displayName,
    volleyballPosition: row.position,
    isMinor: isMinor(birthOf(row), now.getTime()),
    birth: birthOf(row),
    currentStreak: streakOn(runOf(row), trainingDay(now.getTime(), row.timezone), now.getTime()).streak,
  };
}

function birthOf({ birthMonth, birthYear }: CurrentUserRow) {
  return birthMonth === null || birthYear === null ? null : { month: birthMonth, year: birthYear };
}
