import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Stories that wait for the operator from the start: nobody has seen them. Of older ones nobody knows that any more. */
export const untoldStories = statements('0047-untold-stories', [
  sql`alter table victory_stories add column is_untold boolean`,
]);
