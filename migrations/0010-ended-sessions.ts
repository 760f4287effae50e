import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Sessions that their player ended on another device: the browser that still has the cookie is told so. */
export const endedSessions = statements('0010-ended-sessions', [
  sql`create table ended_sessions (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    at timestamptz not null
  )`,
  sql`create index ended_sessions_user on ended_sessions (user_id)`,
  sql`create index ended_sessions_age on ended_sessions (at)`,
]);
