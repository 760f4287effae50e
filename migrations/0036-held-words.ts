import { sql } from 'kysely';
import { statements } from './migration.ts';

const TABLES = ['rivalries', 'team_invitations', 'competitions'];

/** What was written with a request, an invitation or a challenge, and waits for the operator. */
export const heldWords = statements(
  '0036-held-words',
  TABLES.flatMap((table) => [
    sql`alter table ${sql.table(table)} add column held_words jsonb`,
    sql`create index ${sql.ref(`${table}_held`)} on ${sql.table(table)} (id) where held_words is not null`,
  ]),
);
