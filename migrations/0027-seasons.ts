import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Where in the year a player is, and when they practise and play. */
export const seasons = statements('0027-seasons', [sql`alter table user_settings add column season jsonb`]);
