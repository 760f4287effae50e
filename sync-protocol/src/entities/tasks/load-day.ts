import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { CLUB_MAX, type CLUB_KINDS } from '../../rules/training/program-terms.ts';

/** A practice, or a day's matches: how long, and how hard it felt. */
export const clubSession = z.object({
  minutes: z.int().min(1).max(CLUB_MAX.minutes),
  /** From 0, rest, to 10, as hard as it gets (session RPE; Foster et al., J Strength Cond Res 2001;15:109). */
  effort: z.int().min(0).max(CLUB_MAX.effort),
  /** Jumps, where somebody counted them. */
  jumps: z.int().min(0).max(CLUB_MAX.jumps).nullable(),
});

/** What a player noted of a day beside the app. Theirs alone, and forgotten after some weeks. */
export const loadDay = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  practice: clubSession.nullable(),
  match: clubSession.nullable(),
});

export type LoadDay = z.infer<typeof loadDay>;
export type ClubSession = z.infer<typeof clubSession>;
export type ClubKind = (typeof CLUB_KINDS)[number];
