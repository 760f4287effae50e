import { daysBetween } from '../../training-day.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK, SESSIONS_PER_WEEK } from '../program-terms.ts';

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

/** So many weeks say how often a player trains; our own choice. */
export const PACE_WEEKS = 4;

/**
 * On how many days a week a player trains, whole days: by their last four weeks, or since they began; of somebody who
 * began less than two weeks ago nothing is known but what a program's week holds.
 * @param trained the training days of the last four weeks, ascending
 */
export function daysAWeek(trained: readonly string[], today: string): number {
  const [first] = trained;
  const weeks = first === undefined ? 0 : Math.min(PACE_WEEKS, (daysBetween(first, today) + 1) / 7);
  return weeks < 2 ? SESSIONS_PER_WEEK : Math.max(1, Math.round(trained.length / weeks));
}

interface Pace {
  activePrograms: number;
  daysAWeek: number;
  mainPerSession?: number | undefined;
}

/** How many weeks a program lasts from here beside others, at the player's pace. */
export function weeksLeft(mainDrills: number, totalWeeks: number, pace: Pace): number {
  const { activePrograms, daysAWeek, mainPerSession = MAIN_PER_SESSION } = pace;
  const left = Math.max(0, MAIN_PER_WEEK * totalWeeks - mainDrills);
  return Math.ceil((left * activePrograms) / (daysAWeek * mainPerSession));
}
