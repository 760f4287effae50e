import { sql } from 'kysely';
import { statements } from './migration.ts';

const OF_SYNC = sql`scope text not null, seq bigint not null, born bigint not null`;

/** Teams, who is in them, and who is invited or wants in; wrong codes, so that nobody tries them all; and who is told. */
export const teams = statements('0018-teams', [
  sql`create table teams (
    id uuid primary key,
    team_id uuid not null,
    name text not null,
    description text not null,
    code text not null,
    is_open boolean not null,
    weekly_goal integer,
    created_at timestamptz not null,
    ${OF_SYNC},
    unique (code)
  )`,
  sql`create index teams_scope on teams (scope, seq)`,
  sql`create index teams_team on teams (team_id)`,

  sql`create table team_members (
    id uuid primary key,
    team_id uuid not null references teams on delete cascade,
    member_id uuid not null references users on delete cascade,
    role text not null,
    joined_at timestamptz not null,
    ${OF_SYNC},
    unique (team_id, member_id)
  )`,
  sql`create index team_members_scope on team_members (scope, seq)`,
  sql`create index team_members_member on team_members (member_id)`,

  sql`create table team_requests (
    id uuid primary key,
    team_id uuid not null references teams on delete cascade,
    requester_id uuid not null references users on delete cascade,
    status text not null,
    created_at timestamptz not null,
    ${OF_SYNC}
  )`,
  sql`create index team_requests_scope on team_requests (scope, seq)`,
  sql`create index team_requests_team on team_requests (team_id)`,
  sql`create index team_requests_requester on team_requests (requester_id)`,

  sql`create table memberships (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    team_id uuid not null references teams on delete cascade,
    via text not null,
    joined_at timestamptz not null,
    ${OF_SYNC},
    unique (user_id, team_id)
  )`,
  sql`create index memberships_scope on memberships (scope, seq)`,
  sql`create index memberships_team on memberships (team_id)`,

  sql`create table team_invitations (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    side text not null,
    other_id uuid not null references users on delete cascade,
    twin_id uuid,
    team_id uuid not null,
    team_name text not null,
    message text not null,
    target_position text,
    skill_match text not null,
    status text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ${OF_SYNC}
  )`,
  sql`create index team_invitations_scope on team_invitations (scope, seq)`,
  sql`create index team_invitations_user on team_invitations (user_id)`,
  sql`create index team_invitations_other on team_invitations (other_id)`,
  sql`create index team_invitations_team on team_invitations (team_id)`,

  sql`create table join_requests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    code text,
    team_id uuid,
    team_name text not null,
    status text not null,
    created_at timestamptz not null,
    ${OF_SYNC}
  )`,
  sql`create index join_requests_scope on join_requests (scope, seq)`,
  sql`create index join_requests_user on join_requests (user_id)`,
  sql`create index join_requests_team on join_requests (team_id)`,

  sql`create table wrong_codes (
    user_id uuid not null references users on delete cascade,
    at timestamptz not null
  )`,
  sql`create index wrong_codes_user on wrong_codes (user_id, at)`,

  sql`alter table user_settings add column team_news boolean not null default true`,
  sql`alter table user_settings alter column team_news drop default`,
]);
