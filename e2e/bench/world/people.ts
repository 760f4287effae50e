import { randomUUID } from 'node:crypto';
import { TIME_WINDOWS } from 'api/src/features/leaderboard/point-totals.ts';
import type { Client } from 'pg';
import { periodOf, type TimeWindow } from 'sync-protocol/rules/leaderboard/period';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userId, type UserId } from 'sync-protocol/ids';
import { playerAt } from '../product/seed.ts';
import { ZONE } from '../scenario.ts';

/** A smaller world is enough to compare the CPU of two ways. */
export const PLAYERS = Number(process.env.WORLD_PLAYERS ?? 1_000_000);
const TEAMS = 0.08 * PLAYERS;
const STORIES = PLAYERS;
/** Days on which a player trained: each an event that brought points. */
const DAYS = 10;

/** The id of the n-th of a kind, as SQL; `n` is an expression. */
const idOf = (kind: number, n: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const PLAYER = 1;
const TEAM = 2;
const STORY = 3;

/** How many of all have trained in a window, and the most points that somebody has in it; most have far fewer. */
const WINDOWS = {
  daily: { share: 0.3, most: 600 },
  weekly: { share: 0.7, most: 3000 },
  monthly: { share: 0.9, most: 12_000 },
  alltime: { share: 1, most: 200_000 },
} as const;

/** Fills a database of the product with strangers of 13 to 32: their points, teams, and stories of those of age. */
export async function populate(sql: Client): Promise<void> {
  await sql.query('set synchronous_commit = off');
  await sql.query(
    `insert into users (id, email, display_name, first_name, hide_real_name, is_private, birth_month, birth_year,
       timezone, created_at, scope, seq, born)
     select ${idOf(PLAYER, 'n')}, 'stranger' || n || '@example.org', 'stranger' || n, 'Sam', true, false, 1,
       extract(year from now())::int - 13 - n % 20, '${ZONE}', now() - interval '100 days',
       'user:' || ${idOf(PLAYER, 'n')}, 1, 1
     from generate_series(1, $1::int) as n`,
    [PLAYERS],
  );
  await sql.query(
    `insert into player_stats select (jsonb_populate_record(model, jsonb_build_object(
       'id', ${idOf(PLAYER, 'n')}, 'scope', 'user:' || ${idOf(PLAYER, 'n')}, 'streak', 1 + n % 40,
       'last_day', current_date))).*
     from generate_series(1, $1::int) as n, player_stats as model
     where model.id = (select id from player_stats limit 1)`,
    [PLAYERS],
  );
  await sql.query(
    `insert into day_totals (id, user_id, day, done, points, streak, best, held, scope, seq, born)
     select gen_random_uuid(), ${idOf(PLAYER, 'n')}, current_date - 2 * d, '{}', 60, 1, 1, 0,
       'user:' || ${idOf(PLAYER, 'n')}, 1, 1
     from generate_series(1, $1::int) as n, generate_series(1, $2::int) as d`,
    [PLAYERS, DAYS],
  );
  await giveStrangersPoints(sql);
  await sql.query(
    `insert into teams (id, team_id, name, description, code, is_open, created_at, scope, seq, born)
     select ${idOf(TEAM, 'n')}, ${idOf(TEAM, 'n')}, 'Team ' || n, '', lpad(to_hex(n), 8, '0'), true, now(),
       'team:' || ${idOf(TEAM, 'n')}, 1, 1
     from generate_series(1, $1::int) as n`,
    [TEAMS],
  );
  await sql.query(
    `insert into team_members (id, team_id, member_id, role, joined_at, scope, seq, born)
     select gen_random_uuid(), ${idOf(TEAM, '1 + n % $2::int')}, ${idOf(PLAYER, 'n')}, 'member', now(),
       'team:' || ${idOf(TEAM, '1 + n % $2::int')}, 1, 1
     from generate_series(1, $1::int) as n`,
    [10 * TEAMS, TEAMS],
  );
  await sql.query(
    `insert into victory_stories (id, user_id, title, content, story_type, location, tags, media_type, media_url,
       is_public, is_held, likes, comments, created_at, scope, seq, born)
     select ${idOf(STORY, 'n')}, ${idOf(PLAYER, 'p')}, 'First ace', 'It went in, and I could not believe it.', 'training', '',
       '[]', 'text_only', '', true, false, 0, 0, now() - n * interval '30 seconds', 'user:' || ${idOf(PLAYER, 'p')}, 1, 1
     from (select n, 20 * (n * 7919::bigint % ($2::int / 20))::int + 5 + n % 15 as p from generate_series(1, $1::int) as n) as told`,
    [STORIES, PLAYERS],
  );
  await sql.query('vacuum analyze');
  // Else what fills the world is still being written while the product is measured, and no longer when the limit is.
  await sql.query('checkpoint');
}

async function giveStrangersPoints(sql: Client): Promise<void> {
  await sql.query('select setseed(0.5)');
  for (const window of TIME_WINDOWS) {
    const { share, most } = WINDOWS[window];
    await sql.query(
      `insert into point_totals (time_window, period, user_id, points, before)
       select $1, $2, ${idOf(PLAYER, 'n')}, 10 * ceil(random() ^ 4 * $3 / 10)::int,
         case when $1 = 'weekly' then 10 * ceil(random() ^ 4 * $3 / 10)::int else 0 end
       from generate_series(1, $4::int) as n where random() < $5`,
      [window, currentPeriod(window), most, PLAYERS, share],
    );
  }
}

/** Gives one player points in every window: a share of the most that anybody has, more than all others or hardly any. */
export async function givePoints(sql: Client, player: string, share: number): Promise<void> {
  for (const window of TIME_WINDOWS) {
    const points = Math.max(10, Math.round(WINDOWS[window].most * share));
    const before = window === 'weekly' ? Math.round(points / 2) : 0;
    await sql.query(
      'insert into point_totals (time_window, period, user_id, points, before) values ($1, $2, $3, $4, $5)',
      [window, currentPeriod(window), player, points, before],
    );
  }
}

/** Everybody's points of all time. */
export async function allTimePoints(sql: Client): Promise<[player: string, points: number][]> {
  const { rows } = await sql.query<{ id: string; points: number }>(
    `select user_id as id, points from point_totals where time_window = 'alltime'`,
  );
  return rows.map(({ id, points }) => [id, points]);
}

/** A stranger, any of them. */
export function strangerId(): UserId {
  const n = 1 + Math.floor(Math.random() * PLAYERS);
  return userId.parse(`0000000${PLAYER}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`);
}

export async function idOfPlayer(sql: Client, index: number): Promise<UserId> {
  const { rows } = await sql.query<{ id: string }>('select id from users where email = $1', [
    playerAt(index).email,
  ]);
  return userId.parse(rows[0]?.id);
}

function currentPeriod(window: TimeWindow): string {
  return periodOf(window, today());
}

export function today(): string {
  return trainingDay(Date.now(), ZONE);
}

/** Makes rivals of a player and so many strangers, in a team of more than ten that competes with another: all whom a push may concern. */
export async function befriend(sql: Client, player: string, rivals: number): Promise<void> {
  await sql.query(
    `with pairs as (
       select gen_random_uuid() as rivalry, ${idOf(PLAYER, 'n')} as other from generate_series(1, $2::int) as n)
     insert into rivalries (id, user_id, rivalry_id, rival_id, status, rivalship_type, message, asked_as, created_at,
       accepted_at, scope, seq, born)
     select gen_random_uuid(), side.own, rivalry, side.other, 'accepted', 'friendly', '', '', now(), now(),
       'user:' || side.own, 1, 1
     from pairs, lateral (values ($1::uuid, pairs.other), (pairs.other, $1::uuid)) as side (own, other)`,
    [player, rivals],
  );
  const { rows } = await sql.query<{ id: string }>(
    `select ${idOf(TEAM, '1')} as id union all select ${idOf(TEAM, '2')}`,
  );
  const [own = '', other = ''] = rows.map(({ id }) => id);
  await sql.query(
    `insert into memberships (id, user_id, team_id, via, joined_at, scope, seq, born)
     values (gen_random_uuid(), $1::uuid, $2::uuid, 'code', now(), 'user:' || $1, 1, 1)`,
    [player, own],
  );
  await sql.query(
    `insert into team_members (id, member_id, team_id, role, joined_at, scope, seq, born)
     values (gen_random_uuid(), $1::uuid, $2::uuid, 'member', now(), 'team:' || $2, 1, 1)`,
    [player, own],
  );
  const competition = randomUUID();
  for (const [side, team, rival] of [
    ['challenging', own, other],
    ['challenged', other, own],
  ])
    await sql.query(
      `insert into competitions (id, team_id, competition_id, side, other_team_id, other_team_name, name, description,
         competition_type, target_value, duration, tz, status, created_at, expires_at, started_at, ends_at, scope, seq, born)
       values (gen_random_uuid(), $1::uuid, $2, $3, $4::uuid, 'Others', 'Cup', '', 'tasks', 100000, 30, '${ZONE}', 'active',
         now() - interval '20 days', now() + interval '9 days', now() - interval '20 days', now() + interval '9 days',
         'team:' || $1, 1, 1)`,
      [team, competition, side, rival],
    );
  await sql.query(
    `insert into competition_players (competition_id, team_id, user_id)
     select $1, team_id, member_id from team_members where team_id in ($2, $3)`,
    [competition, own, other],
  );
}

/** What a player's rivals did: a thousand things, by those whom `befriend` has made. */
export async function giveActivities(sql: Client, player: string): Promise<void> {
  await sql.query(
    `insert into known_players (id, user_id, player_id, display_name, first_name, last_name, hide_real_name,
       profile_image_url, scope, seq, born)
     select gen_random_uuid(), $1::uuid, rival_id, 'rival', '', '', true, '', 'user:' || $1, 1, 1
     from rivalries where user_id = $1`,
    [player],
  );
  await sql.query(
    `insert into rival_activities (id, user_id, rival_id, activity_type, day, data, points_involved, created_at,
       scope, seq, born)
     select gen_random_uuid(), $1::uuid, rival_id, 'streak_milestone', current_date, '{"streak": 7}', 0,
       now() - n * interval '1 hour', 'user:' || $1, 1, 1
     from rivalries, generate_series(1, 34) as n where user_id = $1`,
    [player],
  );
  // As the database does by itself a while after so many rows.
  await sql.query('analyze rival_activities');
}
