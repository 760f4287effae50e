import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';

/** A training day whose open tasks were swapped for other ones, and how often. */
export const refreshedDay = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  refreshes: z.int().min(1),
});

export type RefreshedDay = z.infer<typeof refreshedDay>;
