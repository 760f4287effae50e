import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What was found in a player's clips: numbers and the names of what was measured, never a picture. */
export const analyses = statements('0019-analyses', [
  sql`create table analyses (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    engine_version integer not null,
    technique text not null,
    level text not null,
    mode text not null,
    hand text not null,
    score integer not null,
    findings jsonb not null,
    phases jsonb not null,
    caveats jsonb not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index analyses_scope on analyses (scope, seq)`,
  sql`create index analyses_user on analyses (user_id)`,
]);
