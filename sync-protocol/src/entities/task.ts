import { z } from 'zod';
import { regimenId, taskId, userId, userRegimenId } from '../ids.ts';
import { category, dose } from './program.ts';

/** One drill dealt to a player for one training day. */
export const task = z.object({
  id: taskId,
  userId,
  userRegimenId,
  regimenId,
  /** The training day that it was dealt for. */
  day: z.iso.date(),
  /** Place among the day's tasks of its enrolment, from 0. */
  slot: z.int().min(0),
  /** How often the day had been refreshed when it was dealt. */
  counter: z.int().min(0),
  /** The catalog's drill; null in a custom program. */
  drillId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  dose: dose.nullable(),
  /** Points before the multiplier. */
  points: z.int().min(0),
  estimatedMinutes: z.int().min(0),
  category,
  createdAt: z.iso.datetime(),
  isCompleted: z.boolean(),
  /** The training day that the completion counts for. */
  completedDay: z.iso.date().nullable(),
  /** When it was last checked or unchecked; of two devices the later one wins. */
  changedAt: z.iso.datetime().nullable(),
  /** The client group that changed it last; only the server keeps it. */
  changedBy: z.string().nullish().meta({ serverOnly: true }),
});

export type Task = z.infer<typeof task>;
