import { z } from 'zod';
import { CUSTOM_WEEKS, structureWeek } from '../../entities/training/regimen.ts';

/** Far more than sixteen full weeks take. */
const MAX_LENGTH = 30_000;

/** A program's weeks as JSON text, the way the contract writes them; read and checked. */
export const weeklyStructure = z
  .string()
  .max(MAX_LENGTH)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('The weekly structure must be JSON text.');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(z.object(structureWeek.shape))
      .min(1)
      .max(CUSTOM_WEEKS.max)
      .refine((weeks) => new Set(weeks.map(({ week }) => week)).size === weeks.length, {
        error: 'Each week can be described once.',
      }),
  );
