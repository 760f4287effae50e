import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * Which stories and comments the operator has released as they stand: versions before said "not untold" of whatever never
 * waited as well. And names of teams are counted among all that is shared.
 */
export const released = statements('0051-released', [
  sql`alter table victory_stories add column is_released boolean`,
  sql`alter table story_comments add column is_released boolean`,
  sql`create index shares_names on shares (kind, at) where kind like 'name %'`,
]);
