import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Whether a player has walked through the tutorial, so that no second device shows it again. */
export const tutorial = statements('0005-tutorial', [
  sql`alter table user_settings add column tutorial_done boolean not null default false`,
]);
