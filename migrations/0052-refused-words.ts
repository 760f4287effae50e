import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * What the operator took off teams, for each player who wrote for one: it waits in all their teams. And who wrote for a
 * team, be the team gone: of words of before nobody knows that any more, and the team's creator stands for them.
 */
export const refusedWords = statements('0052-refused-words', [
  sql`create table refused_player_words (
    user_id uuid not null references users on delete cascade,
    words text not null,
    primary key (user_id, words)
  )`,
  sql`create table team_writers (
    team_id uuid not null,
    user_id uuid not null references users on delete cascade,
    primary key (team_id, user_id)
  )`,
  sql`create index team_writers_user on team_writers (user_id)`,
  sql`insert into team_writers (team_id, user_id)
    select team_id, member_id from team_members where role = 'creator'`,
  sql`insert into refused_player_words (user_id, words)
    select distinct w.user_id, r.words from refused_team_words r join team_writers w on w.team_id = r.team_id`,
]);
