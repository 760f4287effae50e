import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * That a story or comment is known not to wait is the operator's word from now on, and 2.0.0 wrote it of all that were
 * fine; and names of teams are counted among all that is shared.
 */
export const noRulingYet = statements('0051-no-ruling-yet', [
  sql`update victory_stories set is_untold = null where is_untold = false`,
  sql`update story_comments set is_untold = null where is_untold = false`,
  sql`create index shares_names on shares (kind, at) where kind like 'name %'`,
]);
