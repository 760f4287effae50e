import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What players note of practice and matches: theirs alone. */
export const loadDiary = statements('0028-load-diary', [
  sql`create table load_days (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    day date not null,
    practice jsonb,
    match jsonb,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index load_days_scope on load_days (scope, seq)`,
  sql`create unique index load_days_user_day on load_days (user_id, day)`,
  sql`create index load_days_day on load_days (day)`,
]);
