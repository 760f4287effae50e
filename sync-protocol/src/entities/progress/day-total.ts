import { z } from 'zod';
import { userId, userRegimenId, uuid } from '../../ids.ts';

/** A training day on which a player did something: what, what it earned, and the streak that day included. */
export const dayTotal = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  /** The instants (milliseconds since 1970, ascending) of the day's completions, by enrolment. */
  done: z.record(userRegimenId, z.array(z.int())),
  points: z.int().min(0),
  /** Length of the streak, the longest one so far, and the rest days held, all after this day. */
  streak: z.int().min(1),
  best: z.int().min(1),
  held: z.int().min(0),
});

export type DayTotal = z.infer<typeof dayTotal>;
