import { z } from 'zod';
import { regimenId, userId, userRegimenId } from '../../ids.ts';
import { category } from './program.ts';

/** A player's enrolment in a program. */
export const userRegimen = z.object({
  id: userRegimenId,
  userId,
  regimenId,
  /** What the program is called, how long it is and what its tasks are worth, as at the start. */
  name: z.string(),
  category,
  totalWeeks: z.int().min(1),
  basePoints: z.int().min(0),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  startedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** Set when the player started the same program afresh, or deleted it as one of their own: this one is history. */
  replacedAt: z.iso.datetime().nullable(),
  /** Sessions that its main drills make which were done, four each; until rules version 2 training days with a task. */
  sessions: z.int().min(0),
  /** Which main drills were done (rules/training/main-done); rows of before rules version 2 say it by `sessions` alone. */
  mainDone: z.array(z.int().min(0)).nullish(),
  currentWeek: z.int().min(1),
  completionPercentage: z.int().min(0).max(100),
  pointsEarned: z.int().min(0),
});

export type UserRegimen = z.infer<typeof userRegimen>;
