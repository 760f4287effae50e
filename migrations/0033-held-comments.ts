import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Comments that wait for the operator from the start: nobody has been told of them. */
export const heldComments = statements('0033-held-comments', [
  sql`alter table story_comments add column is_untold boolean`,
]);
