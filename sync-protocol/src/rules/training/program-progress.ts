import { MAIN_PER_SESSION, MAIN_PER_WEEK, SESSIONS_PER_WEEK } from './program-terms.ts';

/** Programs that can be active at once. */
export const MAX_ACTIVE_PROGRAMS = 3;

/** Sessions that so many main drills make. */
export function sessionsOf(mainDrills: number): number {
  return Math.floor(mainDrills / MAIN_PER_SESSION);
}

/** The program week (from 1) that a player is in after so many sessions. */
export function currentWeek(sessions: number, totalWeeks: number): number {
  return Math.min(totalWeeks, Math.floor(sessions / SESSIONS_PER_WEEK) + 1);
}

/** Whole percent of a program done with so many main drills; 100 only when none is left. */
export function completionPercentage(mainDrills: number, totalWeeks: number): number {
  const all = MAIN_PER_WEEK * totalWeeks;
  return mainDrills >= all ? 100 : Math.min(99, Math.round((100 * mainDrills) / all));
}

/** How many weeks a program lasts from here beside others, when the player trains five days a week. */
export function weeksLeft(
  mainDrills: number,
  totalWeeks: number,
  activePrograms: number,
  mainPerSession = MAIN_PER_SESSION,
): number {
  const left = Math.max(0, MAIN_PER_WEEK * totalWeeks - mainDrills);
  return Math.ceil((left * activePrograms) / (SESSIONS_PER_WEEK * mainPerSession));
}
