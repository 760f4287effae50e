import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Which training day of a scope is dealt, how far back its tombstones reach; and what calls with a key answered. */
export const doors = statements('0004-doors', [
  sql`alter table scopes
    add column dealt_day date,
    add column swept bigint not null default 0`,
  sql`create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    key text not null,
    answer jsonb not null,
    at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (at)`,
]);
