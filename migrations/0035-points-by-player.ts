import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * The key of points begins with whose they are: all rows that one event changes then stand side by side in it, and no
 * other index is needed to find a player's.
 */
export const pointsByPlayer = statements('0035-points-by-player', [
  sql`alter table point_totals drop constraint point_totals_pkey, add primary key (user_id, time_window, period)`,
  sql`drop index point_totals_user`,
]);
