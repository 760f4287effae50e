import { z } from 'zod';
import { userId, userRegimenId, uuid } from '../../ids.ts';
import { load } from '../training/program.ts';

/** How training and rest have taken turns up to a training day (rules/progress/rhythm). */
export const rhythm = z.object({
  /** Training days of its week so far. */
  inWeek: z.int().min(1),
  /** Weeks before this one in which rest was taken. */
  restWeeks: z.int().min(0),
  /** The first training day since the last long break, and how many there were from it on. */
  since: z.iso.date(),
  trained: z.int().min(1),
  /** Season's breaks from which the player came back. */
  breaks: z.int().min(0),
});

/** A training day on which a player did something: what, what it earned, and the streak that day included. */
export const dayTotal = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  /** The instants (milliseconds since 1970, ascending) of the day's completions, by enrolment. */
  done: z.record(userRegimenId, z.array(z.int())),
  points: z.int().min(0),
  /** What the body got from the day's tasks, as far as they say it. */
  load: load.nullish(),
  /** Length of the streak, the longest one so far, and the free days left, all after this day. */
  streak: z.int().min(1),
  best: z.int().min(1),
  held: z.int().min(0),
  /** Which of the six days before were missed, a bit each (rules/progress/streak). */
  missed: z.int().min(0).nullish(),
  /** Which training day in a row it is, from 1; the one of the recovery session is 0, and the count begins anew. */
  inRow: z.int().min(0).nullish(),
  rhythm: rhythm.nullish(),
});

export type Rhythm = z.infer<typeof rhythm>;
export type DayTotal = z.infer<typeof dayTotal>;
