import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Pictures of players, who has blocked whom, and what was reported to the operator. */
export const people = statements('0006-people', [
  sql`alter table users add column hidden boolean not null default false`,

  sql`create table avatars (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    bytes bytea not null,
    created_at timestamptz not null
  )`,
  sql`create index avatars_user on avatars (user_id, created_at)`,

  sql`create table blocks (
    blocker_id uuid not null references users on delete cascade,
    blocked_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (blocker_id, blocked_id)
  )`,
  sql`create index blocks_blocked on blocks (blocked_id)`,

  sql`create table reports (
    id uuid primary key,
    kind text not null,
    subject_id uuid not null,
    user_id uuid not null references users on delete cascade,
    reporter_id uuid references users on delete set null,
    reason text not null,
    details text not null,
    created_at timestamptz not null,
    resolved_at timestamptz,
    resolution text
  )`,
  sql`create index reports_user on reports (user_id)`,
  sql`create index reports_reporter on reports (reporter_id)`,
  sql`create index reports_open on reports (created_at) where resolved_at is null`,
  sql`create unique index reports_once on reports (reporter_id, kind, subject_id) where resolved_at is null`,
]);
