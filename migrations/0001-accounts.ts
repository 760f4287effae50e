import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Players, their sessions, and who guesses at passwords. */
export const accounts = statements('0001-accounts', [
  sql`create table users (
    id uuid primary key,
    email text not null,
    password_hash text,
    auth_provider text not null default 'email',
    first_name text not null default '',
    last_name text not null default '',
    display_name text,
    hide_real_name boolean not null default true,
    is_private boolean not null default true,
    birth_month smallint,
    birth_year smallint,
    position text,
    skill_level text,
    years_playing smallint not null default 0,
    school text not null default '',
    club_team text not null default '',
    team_name text not null default '',
    hometown text not null default '',
    bio text not null default '',
    profile_image_url text not null default '',
    timezone text not null default 'UTC',
    disabled boolean not null default false,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create unique index users_email on users (lower(email))`,
  sql`create unique index users_display_name on users (lower(display_name))`,
  sql`create index users_scope on users (scope, seq)`,
  sql`create table sessions (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    device text not null
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_expiry on sessions (expires_at)`,
  sql`create table login_attempts (
    key text primary key,
    failures integer not null,
    last_at timestamptz not null,
    blocked_until timestamptz
  )`,
  sql`create index login_attempts_age on login_attempts (last_at)`,
]);
