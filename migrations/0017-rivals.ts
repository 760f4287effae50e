import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Rivals: what each of two players has of the other, what is told of it, and web push messages that wait. */
export const rivals = statements('0017-rivals', [
  sql`create table rivalries (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    rivalry_id uuid not null,
    rival_id uuid not null references users on delete cascade,
    status text not null,
    rivalship_type text not null,
    message text not null,
    asked_as text not null,
    created_at timestamptz not null,
    accepted_at timestamptz,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index rivalries_scope on rivalries (scope, seq)`,
  sql`create unique index rivalries_pair on rivalries (user_id, rival_id)`,
  sql`create index rivalries_rival on rivalries (rival_id)`,

  sql`create table rival_activities (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    rival_id uuid not null references users on delete cascade,
    activity_type text not null,
    day date not null,
    data jsonb not null,
    points_involved integer not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index rival_activities_scope on rival_activities (scope, seq)`,
  sql`create index rival_activities_user on rival_activities (user_id, rival_id, day)`,
  sql`create index rival_activities_rival on rival_activities (rival_id)`,
  sql`create index rival_activities_day on rival_activities (day)`,

  sql`create table rival_cheers (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    rival_id uuid not null references users on delete cascade,
    activity_id uuid not null,
    cheer text not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index rival_cheers_scope on rival_cheers (scope, seq)`,
  sql`create index rival_cheers_user on rival_cheers (user_id, rival_id)`,
  sql`create index rival_cheers_rival on rival_cheers (rival_id)`,
  sql`create index rival_cheers_age on rival_cheers (created_at)`,

  sql`create table known_players (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    player_id uuid not null references users on delete cascade,
    display_name text,
    first_name text not null,
    last_name text not null,
    hide_real_name boolean not null,
    position text,
    profile_image_url text not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index known_players_scope on known_players (scope, seq)`,
  sql`create index known_players_user on known_players (user_id)`,
  sql`create index known_players_player on known_players (player_id)`,

  sql`create table rival_asks (
    user_id uuid not null references users on delete cascade,
    rival_id uuid not null references users on delete cascade,
    at timestamptz not null
  )`,
  sql`create index rival_asks_user on rival_asks (user_id, at)`,
  sql`create index rival_asks_rival on rival_asks (rival_id)`,
  sql`create index rival_asks_age on rival_asks (at)`,

  sql`create table due_web_pushes (
    user_id uuid not null references users on delete cascade,
    type text not null,
    at timestamptz not null,
    primary key (user_id, type)
  )`,
  sql`create table sent_web_pushes (
    user_id uuid primary key references users on delete cascade,
    day date not null,
    count integer not null
  )`,

  sql`alter table user_settings
    add column rival_news boolean not null default true, add column rivals_seen_at timestamptz`,
  sql`alter table user_settings alter column rival_news drop default`,

  sql`create index users_name_prefix on users (lower(display_name) text_pattern_ops)`,
  sql`create index users_first_name_prefix on users (lower(first_name || ' ' || last_name) text_pattern_ops)
    where not hide_real_name`,
  sql`create index users_last_name_prefix on users (lower(last_name) text_pattern_ops) where not hide_real_name`,
]);
