import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Cheers between teammates, as each of the two has them; and the order in which teams are looked for. */
export const teamCheers = statements('0032-team-cheers', [
  sql`create table team_cheers (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    side text not null,
    other_id uuid not null references users on delete cascade,
    team_id uuid not null,
    membership_id uuid not null,
    cheer text not null,
    day date not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index team_cheers_scope on team_cheers (scope, seq)`,
  sql`create index team_cheers_user on team_cheers (user_id, day)`,
  sql`create index team_cheers_other on team_cheers (other_id)`,
  sql`create index team_cheers_day on team_cheers (day)`,

  sql`create index teams_latest on teams (created_at, id)`,
]);
