import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What an account needs besides a password: devices that can be told apart, links by e-mail, a proper end. */
export const accountCare = statements('0007-account-care', [
  sql`alter table users add column email_verified_at timestamptz`,
  sql`alter table sessions add column id uuid not null default gen_random_uuid()`,
  sql`create unique index sessions_id on sessions (id)`,
  sql`alter table push_subscriptions
    add column session_id uuid references sessions (id) on delete cascade`,
  sql`create index push_subscriptions_session on push_subscriptions (session_id)`,
  sql`create table known_devices (
    token_hash text not null,
    user_id uuid not null references users on delete cascade,
    seen_at timestamptz not null,
    primary key (token_hash, user_id)
  )`,
  sql`create index known_devices_user on known_devices (user_id)`,
  sql`create index known_devices_age on known_devices (seen_at)`,
  sql`create table account_tokens (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index account_tokens_user on account_tokens (user_id, purpose, created_at)`,
  sql`create index account_tokens_expiry on account_tokens (expires_at)`,
  sql`create table deleted_accounts (
    id_hash text primary key,
    at timestamptz not null
  )`,
]);
