import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Who thought up a challenge: a no is one to them, and their words go with them. Of older ones nobody knows that any more. */
export const askedBy = statements('0048-asked-by', [
  sql`alter table competitions add column asked_by uuid references users on delete set null`,
  sql`create index competitions_asked_by on competitions (asked_by)`,
]);
