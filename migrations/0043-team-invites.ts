import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Who invited whom into a team lately: it counts also once it is taken back. */
export const teamInvites = statements('0043-team-invites', [
  sql`create table team_invites (
    user_id uuid not null references users on delete cascade,
    player_id uuid not null references users on delete cascade,
    at timestamptz not null
  )`,
  sql`create index team_invites_user on team_invites (user_id, at)`,
  sql`create index team_invites_player on team_invites (player_id)`,
  sql`create index team_invites_age on team_invites (at)`,
]);
