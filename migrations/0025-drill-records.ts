import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What players get in drills that take a result, and what badges count of it. */
export const drillRecords = statements('0025-drill-records', [
  sql`create table drill_records (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    drill_id text not null,
    results jsonb not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index drill_records_scope on drill_records (scope, seq)`,
  sql`create index drill_records_user on drill_records (user_id)`,
  sql`alter table player_stats add column measured_drills integer,
    add column personal_bests integer, add column benchmarks integer`,
]);
