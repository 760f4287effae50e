import type { Difficulty } from '../../entities/training/program.ts';
import { tierOf } from './streak.ts';

const BASE_POINTS: Record<Difficulty, number> = { beginner: 20, intermediate: 25, advanced: 30 };

/** Tasks dealt a day over all active programs. */
export const TASKS_A_DAY = 6;
/** Completed tasks that one training day can hold, counting those dealt from an older view. */
export const MAX_TASKS_A_DAY = 12;

/** The most that the six tasks of a day are worth before the multiplier. */
export const MAX_BASE_POINTS_A_DAY = TASKS_A_DAY * BASE_POINTS.advanced;

/**
 * Whether so many tasks done make a day that is finished. Every day is dealt six: fewer are what a program that was put
 * off has left of it, and there is more to do once another one runs.
 */
export function isDayFinished({ done, total }: { done: number; total: number }): boolean {
  return total >= TASKS_A_DAY && done === total;
}

/** Points of a task before the multiplier. */
export function basePoints(difficulty: Difficulty): number {
  return BASE_POINTS[difficulty];
}

/** Points that a task earns on a day whose streak, that day included, has this length. */
export function earnedPoints(base: number, streak: number): number {
  return Math.round((base * tierOf(streak).multiplier) / 100);
}
