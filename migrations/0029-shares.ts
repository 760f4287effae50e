import { sql } from 'kysely';
import { statements } from './migration.ts';

/** How much a player has shared lately, whatever became of it; and files whose bytes are being written. */
export const shares = statements('0029-shares', [
  sql`create table shares (
    user_id uuid not null references users on delete cascade,
    kind text not null,
    at timestamptz not null
  )`,
  sql`create index shares_user on shares (user_id, kind, at)`,
  sql`create index shares_age on shares (at)`,

  sql`create table coming_media (
    id uuid primary key,
    user_id uuid references users on delete set null,
    digest text not null,
    writers integer not null,
    at timestamptz not null
  )`,
  sql`create index coming_media_user on coming_media (user_id)`,
  sql`create index coming_media_age on coming_media (at)`,
]);
