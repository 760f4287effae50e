import { SESSIONS_PER_WEEK } from './program-terms.ts';

/** Programs that can be active at once. */
export const MAX_ACTIVE_PROGRAMS = 3;

/** The program week (from 1) that a player is in after so many sessions. */
export function currentWeek(sessions: number, totalWeeks: number): number {
  return Math.min(totalWeeks, Math.floor(sessions / SESSIONS_PER_WEEK) + 1);
}

/** Whole percent of a program done after so many sessions. */
export function completionPercentage(sessions: number, totalWeeks: number): number {
  return Math.min(100, Math.round((100 * sessions) / (SESSIONS_PER_WEEK * totalWeeks)));
}
