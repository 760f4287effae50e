import { z } from 'zod';
import { streakPauseId, userId } from '../../ids.ts';

/** Days, both included, that do not count against a streak: an injury, a holiday. */
export const streakPause = z.object({
  id: streakPauseId,
  userId,
  from: z.iso.date(),
  until: z.iso.date(),
});

export type StreakPause = z.infer<typeof streakPause>;
