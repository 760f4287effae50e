import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What a report was about at first stays beside what it is about now that the same player has reported it again. */
export const firstCopy = statements('0044-first-copy', [
  sql`alter table reports add column first_copy text not null default ''`,
]);
