import { z } from 'zod';
import { regimenId, userId } from '../../ids.ts';
import { category, difficulty, dose, drill, drillTraining } from './program.ts';
import { BODY_PARTS, EQUIPMENT, FURNITURE } from '../../rules/training/program-terms.ts';
import { storedText, writtenText } from '../text.ts';

export const CUSTOM_WEEKS = { min: 2, max: 16, default: 4 } as const;
export const CUSTOM_MINUTES = { min: 15, max: 120, default: 30 } as const;
export const MAX_DAILY_TASKS = 6;
/** Characters of what players write about a program of their own. */
export const CUSTOM_NAME_MAX = 60;
export const CUSTOM_DESCRIPTION_MAX = 300;
export const THEME_MAX = 80;
export const TASK_LINE_MAX = 120;

export const taskLine = writtenText.min(1).max(TASK_LINE_MAX);

/** A week as the contract's `weeklyStructure` writes it. */
export const structureWeek = z.strictObject({
  week: z.int().min(1).max(CUSTOM_WEEKS.max),
  theme: writtenText.min(1).max(THEME_MAX),
  dailyTasks: z.array(taskLine).min(1).max(MAX_DAILY_TASKS),
});

/**
 * A drill of the catalog that stands as a line in a player's own program: what it asks and what it does to a body, so that
 * it counts as it does in any program (rules/training/custom-plan).
 */
export const lineDrill = z.strictObject({
  line: storedText.min(1).max(TASK_LINE_MAX),
  /** The catalog's; lines of before have none. Not `drillId`: phones of before would deal by that, and other days. */
  id: drill.shape.id.nullish(),
  dose,
  minutes: z.int().min(1).max(CUSTOM_MINUTES.max),
  load: drillTraining.shape.load,
  parts: drillTraining.shape.parts.max(BODY_PARTS.length),
  needs: drill.shape.equipment.max(EQUIPMENT.length + FURNITURE.length),
});

/** What a player decides about a program of their own. */
export const customRegimenFields = z.strictObject({
  name: writtenText.min(1).max(CUSTOM_NAME_MAX),
  description: writtenText.max(CUSTOM_DESCRIPTION_MAX),
  category,
  difficulty,
  totalWeeks: z.int().min(CUSTOM_WEEKS.min).max(CUSTOM_WEEKS.max),
  dailyDuration: z.int().min(CUSTOM_MINUTES.min).max(CUSTOM_MINUTES.max),
});

/** A program that a player made: private to them. */
export const customRegimen = z.object({
  id: regimenId,
  userId,
  ...customRegimenFields.shape,
  name: storedText.min(1).max(CUSTOM_NAME_MAX),
  description: storedText.max(CUSTOM_DESCRIPTION_MAX),
  weeks: z.array(structureWeek),
  /** The lines that are drills of ours; of all others only their player knows what they are. */
  drills: z.array(lineDrill).nullish(),
  createdAt: z.iso.datetime(),
});

/** A program as every list and call of the contract serves it. */
export const regimen = z.object({
  id: regimenId,
  name: z.string(),
  description: z.string(),
  category,
  difficulty,
  totalWeeks: z.int().min(1),
  dailyDuration: z.int().min(1),
  isActive: z.boolean(),
  /** JSON text of a list of structureWeek. */
  weeklyStructure: z.string(),
});

export type Regimen = z.infer<typeof regimen>;
export type StructureWeek = z.infer<typeof structureWeek>;
export type LineDrill = z.infer<typeof lineDrill>;
export type CustomRegimen = z.infer<typeof customRegimen>;
export type CustomRegimenFields = z.infer<typeof customRegimenFields>;
