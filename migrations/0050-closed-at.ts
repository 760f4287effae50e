import { sql } from 'kysely';
import { statements } from './migration.ts';

/** When a player last closed one of their privacy switches: what was said before that opens none. */
export const closedAt = statements('0050-closed-at', [
  sql`alter table users add column closed_at timestamptz`,
]);
