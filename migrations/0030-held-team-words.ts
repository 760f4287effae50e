import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What was written for teams and waits for the operator, or was released. */
export const heldTeamWords = statements('0030-held-team-words', [
  sql`create table held_team_words (
    team_id uuid not null references teams on delete cascade,
    field text not null,
    words text not null,
    is_released boolean not null,
    at timestamptz not null,
    primary key (team_id, field)
  )`,
]);
