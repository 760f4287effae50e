import { sql } from 'kysely';
import { statements } from './migration.ts';

/** When a player last closed one of their privacy switches, and on which device: what another said before opens none. */
export const closedAt = statements('0050-closed-at', [
  sql`alter table users add column closed_at timestamptz, add column closed_by uuid`,
]);
