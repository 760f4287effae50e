import { z } from 'zod';
import { uuid } from '../ids.ts';

/**
 * What others read of a row once the operator has looked at it, by field, under a number of its own; meanwhile something
 * else stands there.
 */
export const heldWords = z
  .object({ id: uuid, words: z.record(z.string(), z.string()) })
  .nullish()
  .meta({ serverOnly: true });

export type HeldWords = z.infer<typeof heldWords>;
