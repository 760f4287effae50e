import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Competitions, a row for each of the two teams; whose training counts in them, and how much it is; and who is told. */
export const competitions = statements('0021-competitions', [
  sql`create table competitions (
    id uuid primary key,
    team_id uuid not null references teams on delete cascade,
    competition_id uuid not null,
    side text not null,
    other_team_id uuid not null,
    other_team_name text not null,
    name text not null,
    description text not null,
    competition_type text not null,
    target_value integer not null,
    duration integer not null,
    tz text not null,
    status text not null,
    ending text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    started_at timestamptz,
    ends_at timestamptz,
    closed_at timestamptz,
    own_score integer,
    other_score integer,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index competitions_scope on competitions (scope, seq)`,
  sql`create index competitions_team on competitions (team_id)`,
  sql`create index competitions_other_team on competitions (other_team_id)`,
  sql`create index competitions_both on competitions (competition_id)`,
  sql`create index competitions_pending on competitions (expires_at) where status = 'pending'`,
  sql`create index competitions_active on competitions (ends_at) where status = 'active'`,

  // A row a player, which only their own training changes: so a team's score is nobody's bottleneck. What somebody did
  // stays with the team when their account goes.
  sql`create table competition_players (
    id uuid primary key default gen_random_uuid(),
    competition_id uuid not null,
    team_id uuid not null,
    user_id uuid references users on delete set null,
    tasks integer not null default 0,
    points integer not null default 0,
    days integer not null default 0,
    until timestamptz,
    result text,
    is_rewarded boolean not null default false,
    unique (competition_id, user_id)
  )`,
  sql`create index competition_players_user on competition_players (user_id)`,
  sql`create index competition_players_won on competition_players (user_id) where result = 'won' and not is_rewarded`,

  sql`alter table user_settings add column competition_news boolean not null default true`,
  sql`alter table user_settings alter column competition_news drop default`,
]);
