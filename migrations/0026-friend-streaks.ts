import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Streaks that two players keep together, as each of the two has it. */
export const friendStreaks = statements('0026-friend-streaks', [
  sql`create table friend_streaks (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    friend_id uuid not null references users on delete cascade,
    status text not null,
    asked_as text not null,
    created_at timestamptz not null,
    since date,
    streak integer not null,
    best integer not null,
    missed integer not null,
    last_day date,
    friend_day date,
    pauses jsonb not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index friend_streaks_scope on friend_streaks (scope, seq)`,
  sql`create unique index friend_streaks_pair on friend_streaks (user_id, friend_id)`,
  sql`create index friend_streaks_friend on friend_streaks (friend_id)`,
]);
