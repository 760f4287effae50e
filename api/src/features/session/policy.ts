import { isMinor, isUnderAge } from 'sync-protocol/rules/session/age';
import type { Limit } from '#plugins/guards/rate-limits.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** After this long without a try the count starts anew. */
const FORGOTTEN_AFTER_MS = 60 * MINUTE_MS;

/** How failures slow further tries down: the first `free` cost nothing, then a pause doubles with each. */
export interface Pace {
  free: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

/** Who types the password of one account on one device or from one address. */
export const NARROW: Pace = { free: 5, firstPauseMs: MINUTE_MS, longestPauseMs: 15 * MINUTE_MS };
/**
 * Everybody at one address, whatever account: a whole gym may share it, so the pause stays short, and forty players may
 * mistype twice.
 */
export const BY_ADDRESS: Pace = { free: 100, firstPauseMs: 10 * SECOND_MS, longestPauseMs: MINUTE_MS };
/** Strangers all over the world at one account; its owner's own devices are not slowed down by them. */
export const BY_ACCOUNT: Pace = { free: 60, firstPauseMs: SECOND_MS, longestPauseMs: 30 * SECOND_MS };

/**
 * Sign-ins at one address, right or wrong: a club of forty comes in within a minute. With its password one costs some
 * 20 ms of a processor, so an address alone gets a twenty-fifth of it.
 */
export const SIGN_IN_LIMIT: Limit = { max: 120, perSeconds: 60 };

/** Newcomers at one network address, and who guesses there who has an account: a whole club may sign up in a gym. */
export const SIGN_UPS: Pace = { free: 60, firstPauseMs: MINUTE_MS, longestPauseMs: 15 * MINUTE_MS };
/** How often somebody there is told that an address is taken. */
export const TOLD_TAKEN: Pace = { free: 3, firstPauseMs: 60 * MINUTE_MS, longestPauseMs: 60 * MINUTE_MS };

/** The tries that are counted together since the last success; times in milliseconds since 1970. */
export interface Attempts {
  failures: number;
  lastAt: number;
  blockedUntil: number | null;
}

/** A try that may go on, counted as failed until it proves right; or the seconds to wait. */
export type Attempt = { allowed: true; attempts: Attempts } | { allowed: false; retryAfter: number };

/** Whether one more try may be made: a pause ends by itself, so nobody is locked out for good. */
export function nextAttempt(before: Attempts | null, now: number, pace: Pace = NARROW): Attempt {
  if (before?.blockedUntil && before.blockedUntil > now) {
    return { allowed: false, retryAfter: Math.ceil((before.blockedUntil - now) / 1000) };
  }
  const remembered = before && now - before.lastAt < FORGOTTEN_AFTER_MS ? before.failures : 0;
  const failures = remembered + 1;
  const pause = Math.min(pace.longestPauseMs, pace.firstPauseMs * 2 ** (failures - pace.free));
  const blockedUntil = failures < pace.free ? null : now + pause;
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
