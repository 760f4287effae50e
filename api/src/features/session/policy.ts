import { isMinor, isUnderAge } from 'sync-protocol/rules/age';

const MINUTE_MS = 60_000;
/** Wrong passwords that cost nothing. */
const FREE_TRIES = 5;
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;
/** After this long without a try the count starts anew. */
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;

/** The tries at one account from one address since the last success; times in milliseconds since 1970. */
export interface Attempts {
  failures: number;
  lastAt: number;
  blockedUntil: number | null;
}

/** A try that may go on, counted as failed until it proves right; or the seconds to wait. */
export type Attempt = { allowed: true; attempts: Attempts } | { allowed: false; retryAfter: number };

/**
 * Whether one more try may be made. The pause doubles with each failure; nobody is locked out for good,
 * and nobody can lock out another, since the count is for one account from one address.
 */
export function nextAttempt(before: Attempts | null, now: number): Attempt {
  if (before?.blockedUntil && before.blockedUntil > now) {
    return { allowed: false, retryAfter: Math.ceil((before.blockedUntil - now) / 1000) };
  }
  const remembered = before && now - before.lastAt < FORGOTTEN_AFTER_MS ? before.failures : 0;
  const failures = remembered + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FREE_TRIES));
  const blockedUntil = failures < FREE_TRIES ? null : now + pause;
  return { allowed: true, attempts: { failures, lastAt: now, blockedUntil } };
}

export interface StatedBirth {
  birthMonth?: number | undefined;
  birthYear?: number | undefined;
}

/** What follows from the age that a newcomer states; who says nothing of it is treated as under 18. */
export function ageRules(
  { birthMonth, birthYear }: StatedBirth,
  now: number,
): { refused: boolean; minor: boolean } {
  if (birthYear === undefined) return { refused: false, minor: true };
  // A year alone refuses only those who can't be old enough, and makes no one an adult.
  if (birthMonth === undefined)
    return { refused: isUnderAge({ month: 1, year: birthYear }, now), minor: true };
  const birth = { month: birthMonth, year: birthYear };
  return { refused: isUnderAge(birth, now), minor: isMinor(birth, now) };
}
