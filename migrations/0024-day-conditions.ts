import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What players say of a training day: what there is to train with, what hurts; and what there usually is. */
export const dayConditions = statements('0024-day-conditions', [
  sql`create table day_conditions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    day date not null,
    has jsonb,
    sore jsonb not null,
    changes integer not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index day_conditions_scope on day_conditions (scope, seq)`,
  sql`create unique index day_conditions_user_day on day_conditions (user_id, day)`,
  sql`create index day_conditions_day on day_conditions (day)`,
  sql`alter table user_settings add column usual_has jsonb`,
]);
