import { z } from 'zod';
import { userId, type UserId } from '../ids.ts';
import { CATEGORIES, type Category } from './program.ts';

const count = z.int().min(0);

/** What a player has done so far, summed up; badges and profiles are computed from it. */
export const playerStats = z.object({
  /** The user's id. */
  id: userId,
  totalPoints: count,
  completedTasks: count,
  trainedDays: count,
  /** Training days with all six tasks done. */
  fullDays: count,
  tasksByCategory: z.record(z.enum(CATEGORIES), count),
  regimensStarted: count,
  regimensCompleted: count,
  customRegimens: count,
  savedQuotes: count,
  stories: count,
  comments: count,
  rivals: count,
  teams: count,
  competitionsWon: count,
  /** Where the streak stands after the last training day; see rules/streak. */
  streak: count,
  bestStreak: count,
  restDays: count,
  lastDay: z.iso.date().nullable(),
  lastAt: z.int().nullable(),
});

export type PlayerStats = z.infer<typeof playerStats>;

/** The stats of a player who has done nothing yet. */
export function freshStats(id: UserId): PlayerStats {
  const tasksByCategory = Object.fromEntries(CATEGORIES.map((name) => [name, 0])) as Record<Category, number>;
  return {
    id,
    totalPoints: 0,
    completedTasks: 0,
    trainedDays: 0,
    fullDays: 0,
    tasksByCategory,
    regimensStarted: 0,
    regimensCompleted: 0,
    customRegimens: 0,
    savedQuotes: 0,
    stories: 0,
    comments: 0,
    rivals: 0,
    teams: 0,
    competitionsWon: 0,
    streak: 0,
    bestStreak: 0,
    restDays: 0,
    lastDay: null,
    lastAt: null,
  };
}
