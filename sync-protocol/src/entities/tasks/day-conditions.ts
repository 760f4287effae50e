import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { BODY_PARTS, EQUIPMENT } from '../../rules/training/program-terms.ts';

/** What is there to train with. */
export const equipment = z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length);
/** Parts of the body. */
export const bodyParts = z.array(z.enum(BODY_PARTS)).max(BODY_PARTS.length);

/** What a player said of a training day: what there is, and what hurts. Theirs alone, and soon forgotten. */
export const dayConditions = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  /** Null: what there usually is. */
  has: equipment.nullable(),
  /** Parts that hurt on the day or on the one before. */
  sore: bodyParts,
  /** How often the day was dealt anew, since something else was said or other programs ran. */
  changes: z.int().min(0),
});

export type DayConditions = z.infer<typeof dayConditions>;
