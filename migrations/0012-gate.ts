import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What strangers see of players, as it was a while ago; and which blocks their player may see in a list. */
export const gate = statements('0012-gate', [
  sql`alter table blocks add column listed boolean not null default true`,
  // Who blocked back could not see the other any more.
  sql`update blocks set listed = false where exists (
    select from blocks first where first.blocker_id = blocks.blocked_id
      and first.blocked_id = blocks.blocker_id and first.created_at < blocks.created_at
  )`,

  // One row: the boards of every day, week and month that it is somewhere, all of one moment.
  sql`create table board_snapshots (
    id smallint primary key check (id = 1),
    taken_at timestamptz not null,
    boards jsonb not null
  )`,
  sql`create table shown_stats (
    user_id uuid primary key references users on delete cascade,
    taken_at timestamptz not null,
    stats jsonb not null
  )`,

  // Who stands on no board is rare, and is found without reading all the others.
  sql`create index users_on_no_board on users (id) where hidden or disabled or display_name is null`,
]);
