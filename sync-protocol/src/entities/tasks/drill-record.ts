import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import type { drillResult } from '../training/program.ts';

/** What a player has got in a drill that takes a result: theirs alone. */
export const drillRecord = z.object({
  id: uuid,
  userId,
  /** The catalog's drill; of a drill that measured something else before, with the version of its measure. */
  drillId: z.string(),
  /** In the order in which they were made. */
  results: z.array(z.object({ id: uuid, at: z.iso.datetime(), day: z.iso.date(), value: z.int().min(0) })),
});

export type DrillRecord = z.infer<typeof drillRecord>;
export type ResultKind = z.infer<typeof drillResult>;
