import { z } from 'zod';
import { userId } from '../../ids.ts';
import { CATEGORIES } from '../../rules/training/program-terms.ts';

const count = z.int().min(0);
/** Milliseconds since 1970: more than the database's `integer` holds. */
const instantMs = z.int().meta({ format: 'int64' });

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
  /** Programs, however often each was started; up to version 2.7.0 each start counted. */
  regimensStarted: count,
  regimensCompleted: count,
  customRegimens: count,
  savedQuotes: count,
  stories: count,
  /** Nothing counts here any more, or reads it: phones of before do, and their rows may not lack it (S8.4). */
  comments: count,
  rivals: count,
  teams: count,
  competitionsWon: count,
  /** Drills with a result, how often one was beaten, and drills in which a benchmark is reached. */
  measuredDrills: count.nullish(),
  personalBests: count.nullish(),
  benchmarks: count.nullish(),
  /** Weeks in which rest was taken, and season's breaks with a return; see rules/progress/rhythm. */
  restWeeks: count.nullish(),
  seasonBreaks: count.nullish(),
  /** Where the streak stands after the last training day; see rules/progress/streak. */
  streak: count,
  bestStreak: count,
  restDays: count,
  missedDays: count.nullish(),
  lastDay: z.iso.date().nullable(),
  lastAt: instantMs.nullable(),
});

export type PlayerStats = z.infer<typeof playerStats>;
