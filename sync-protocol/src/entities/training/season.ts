import { z } from 'zod';
import { DAY_KINDS, SEASON_PHASES } from '../../rules/training/program-terms.ts';

/** Days of a week, from Monday (0) to Sunday (6). */
export const weekdays = z.array(z.int().min(0).max(6)).max(7);
export const seasonPhase = z.enum(SEASON_PHASES);
export const dayKind = z.enum(DAY_KINDS);

/** Where in the year a player is, and what the weeks hold beside the app: theirs alone. */
export const season = z.object({
  /** Null: nothing is said. */
  phase: seasonPhase.nullable(),
  /** Weekdays with club practice. */
  practices: weekdays,
  /** Weekdays with a match, in the season. */
  matches: weekdays,
  /** Single days that are something else than their weekday says. */
  days: z.record(z.iso.date(), dayKind),
});

export type Season = z.infer<typeof season>;
