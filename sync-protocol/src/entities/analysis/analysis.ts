import { z } from 'zod';
import { analysisId, userId } from '../../ids.ts';
import {
  ANALYSIS_MODES,
  HANDS,
  MAX_CLIP_SECONDS,
  MAX_VALUE,
  PHASES,
  PLAYER_LEVELS,
  TECHNIQUES,
  VERDICTS,
} from '../../rules/technique/terms.ts';

export const technique = z.enum(TECHNIQUES);
export const playerLevel = z.enum(PLAYER_LEVELS);
/** Seconds of the clip. */
const moment = z.number().min(0).max(MAX_CLIP_SECONDS);

/** What was measured of one criterion; its texts stand with the criterion (rules/technique/criteria). */
const finding = z.strictObject({
  id: z.string().regex(/^[A-Z]{2}\d{1,2}$/),
  verdict: z.enum(VERDICTS),
  value: z.number().min(-MAX_VALUE).max(MAX_VALUE).nullable(),
  at: moment.nullable(),
});

/** What the engine made of a clip or a picture: numbers, from which nobody could be seen. */
export const analysisFields = z.strictObject({
  engineVersion: z.int().min(1).max(1000),
  technique,
  level: playerLevel,
  mode: z.enum(ANALYSIS_MODES),
  hand: z.enum(HANDS),
  score: z.int().min(0).max(100),
  findings: z.array(finding).max(20),
  phases: z.array(z.strictObject({ phase: z.enum(PHASES), at: moment })).max(PHASES.length),
  /** What limits the verdict, by the engine's names. */
  caveats: z.array(z.string().regex(/^[a-z_]{1,32}$/)).max(8),
});

/** An analysis that a player has made: theirs alone. */
export const analysis = z.object({
  id: analysisId,
  userId,
  ...analysisFields.shape,
  createdAt: z.iso.datetime(),
});

export type Analysis = z.infer<typeof analysis>;
export type AnalysisFields = z.infer<typeof analysisFields>;
