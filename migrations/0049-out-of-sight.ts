import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * What the operator took off teams, so that it waits if it is written there again; usernames of deleted players, as
 * keyed hashes; and, for a day, what a player wrote to another and stands nowhere any more.
 */
export const outOfSight = statements('0049-out-of-sight', [
  sql`create table refused_team_words (
    team_id uuid not null references teams on delete cascade,
    words text not null,
    primary key (team_id, words)
  )`,
  sql`create table gone_names (
    look_hash text primary key,
    at timestamptz not null
  )`,
  sql`create index gone_names_age on gone_names (at)`,
  sql`create table ended_messages (
    writer_id uuid not null references users on delete cascade,
    reader_id uuid not null references users on delete cascade,
    words text not null,
    at timestamptz not null
  )`,
  sql`create index ended_messages_reader on ended_messages (reader_id, writer_id)`,
  sql`create index ended_messages_writer on ended_messages (writer_id)`,
  sql`create index ended_messages_age on ended_messages (at)`,
]);
