import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Programs of a player's own, motivation, kept quotes, pauses of a streak; and who was reminded when. */
export const ownThings = statements('0003-own-things', [
  sql`create table regimens (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null,
    description text not null,
    category text not null,
    difficulty text not null,
    total_weeks integer not null,
    daily_duration integer not null,
    weeks jsonb not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index regimens_scope on regimens (scope, seq)`,
  sql`create index regimens_user on regimens (user_id)`,

  sql`create table motivations (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    day date not null,
    is_viewed boolean not null,
    refreshes integer not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index motivations_scope on motivations (scope, seq)`,
  sql`create index motivations_user_day on motivations (user_id, day)`,

  sql`create table saved_quotes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    quote text not null,
    category text not null,
    notes text not null,
    saved_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index saved_quotes_scope on saved_quotes (scope, seq)`,
  sql`create index saved_quotes_user on saved_quotes (user_id)`,

  sql`create table streak_pauses (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    "from" date not null,
    until date not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index streak_pauses_scope on streak_pauses (scope, seq)`,
  sql`create index streak_pauses_user on streak_pauses (user_id)`,

  sql`create table reminded_days (
    user_id uuid primary key references users on delete cascade,
    day date not null
  )`,
]);
