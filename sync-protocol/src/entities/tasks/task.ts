import { z } from 'zod';
import { regimenId, taskId, userId, userRegimenId } from '../../ids.ts';
import { category, dose, load } from '../training/program.ts';

/** What a device said of a task. */
const taskWord = z.object({
  at: z.iso.datetime(),
  /** The client group that said it. */
  by: z.string(),
  /** The training day on which it was done; null: it was undone. */
  day: z.iso.date().nullable(),
});

/** One drill dealt to a player for one training day. */
export const task = z.object({
  id: taskId,
  userId,
  userRegimenId,
  regimenId,
  /** The training day that it was dealt for. */
  day: z.iso.date(),
  /** Where in the day's session it comes, from 0; by the rules of version 1, among the tasks of its enrolment. */
  slot: z.int().min(0),
  /** Which deal of its day it comes from (rules/tasks/deal): refreshes, and what was said of the day, make new ones. */
  counter: z.int().min(0),
  /** The catalog's drill; null where a player's own words say what to do (rules/training/own-line). */
  drillId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  dose: dose.nullable(),
  /** Points before the multiplier. */
  points: z.int().min(0),
  estimatedMinutes: z.int().min(0),
  category,
  /** Which of its program's main drills it is, from 0; null when it is none. Of before rules version 2 nothing is said. */
  place: z.int().min(0).nullish(),
  /** What a body gets from it; the rules of version 1 did not say. */
  load: load.nullish(),
  createdAt: z.iso.datetime(),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  /** The training day that the completion counts for. */
  completedDay: z.iso.date().nullable(),
  /** What was said of it from the last "undone" on, in the order of the instants; only the server keeps it. */
  words: z.array(taskWord).nullish().meta({ serverOnly: true }),
});

export type Task = z.infer<typeof task>;
export type TaskWord = z.infer<typeof taskWord>;
