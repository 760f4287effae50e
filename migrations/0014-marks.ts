import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * What tells the mutations that were run from others that have their numbers: of each push and lane the marks of
 * what it ran, up to `last_id`.
 */
export const marks = statements('0014-marks', [
  sql`create table sync_marks (
    client_group uuid not null references sync_client_groups on delete cascade,
    lane text not null,
    last_id bigint not null,
    marks text not null,
    at timestamptz not null,
    primary key (client_group, lane, last_id)
  )`,
  sql`create index sync_marks_age on sync_marks (at)`,
]);
