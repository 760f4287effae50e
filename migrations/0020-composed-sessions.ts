import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * Rules version 2: what main drills were done of a program, and what tasks and days do to a body. Rows of before say
 * nothing, and are read so: as many main drills as a session has for each session, no load, and no day missed lately.
 */
export const composedSessions = statements('0020-composed-sessions', [
  sql`alter table user_regimens add column main_done jsonb`,
  sql`alter table tasks add column place integer, add column load jsonb`,
  sql`alter table day_totals add column load jsonb, add column missed integer, add column in_row integer`,
  sql`alter table player_stats add column missed_days integer`,
]);
