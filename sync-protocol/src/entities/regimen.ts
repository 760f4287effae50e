import { z } from 'zod';
import { regimenId } from '../ids.ts';
import { category, difficulty } from './program.ts';

export const CUSTOM_WEEKS = { min: 2, max: 16, default: 4 } as const;
export const CUSTOM_MINUTES = { min: 15, max: 120, default: 30 } as const;

/** A week as the contract's `weeklyStructure` writes it. */
export const structureWeek = z.object({
  week: z.int().min(1),
  theme: z.string().max(80),
  dailyTasks: z.array(z.string().max(160)),
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
