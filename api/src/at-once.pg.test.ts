import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { callsAtOnce } from '#testing/players/calls-at-once.ts';
import { onDatabase, openJitteryDatabase } from '#testing/databases/databases.ts';

// What players do in one moment, on connections that take their statements in any order: whichever comes first, each is
// answered as if it had been alone, and what is kept fits together. `RACES=20` meets in more ways than CI waits for.

const ROUNDS = Number(process.env.RACES ?? 1);

/** Rows that nothing may leave behind, with what is wrong about them. */
const UNSOUND: Record<string, RawBuilder<unknown>> = {
  'a team has one creator': sql`select t.id from teams t left join team_members m
    on m.team_id = t.id and m.role = 'creator' group by t.id having count(m.id) <> 1`,
  'a place in a team stands on both sides': sql`select coalesce(a.id, b.id) as id from team_members a
    full join memberships b on a.id = b.id and a.team_id = b.team_id and a.member_id = b.user_id
    where a.id is null or b.id is null`,
  'a team with a minor is closed': sql`select t.id from teams t join team_members m on m.team_id = t.id
    join users u on u.id = m.member_id
    where t.is_open and (u.birth_year is null or u.birth_year > extract(year from now()) - 18)`,
  'an invitation has a team and another side': sql`select i.id from team_invitations i
    left join teams t on t.id = i.team_id left join team_invitations o on o.id = i.twin_id
    where i.status = 'pending' and (t.id is null or o.id is null)`,
  'nobody is invited twice': sql`select user_id as id from team_invitations
    where side = 'received' and status = 'pending' group by user_id, team_id having count(*) > 1`,
  'a request stands on both sides': sql`select coalesce(a.id, b.id) as id from join_requests a
    full join team_requests b on a.id = b.id
    where coalesce(a.status, b.status) = 'pending' and (a.id is null or b.id is null)`,
  'who is in has asked for nothing': sql`select a.id from join_requests a
    join memberships m on m.user_id = a.user_id and m.team_id = a.team_id where a.status = 'pending'`,
  'rivals are two': sql`select a.id from rivalries a
    left join rivalries b on b.user_id = a.rival_id and b.rival_id = a.user_id
    where b.id is null or (a.status = 'accepted') <> (b.status = 'accepted')`,
  'rivals are counted': sql`select p.id from player_stats p
    where p.rivals <> (select count(*) from rivalries r where r.user_id = p.id and r.status = 'accepted')`,
  'a streak together is kept by two who are close': sql`select a.id from friend_streaks a
    left join friend_streaks b on b.user_id = a.friend_id and b.friend_id = a.user_id
    left join rivalries r on r.user_id = a.user_id and r.rival_id = a.friend_id and r.status = 'accepted'
    where b.id is null or r.id is null or (a.status = 'accepted') <> (b.status = 'accepted')`,
  'a block leaves nothing between two': sql`with ties as (
      select user_id, rival_id as other_id from rivalries
      union all select user_id, friend_id from friend_streaks
      union all select user_id, player_id from known_players
      union all select user_id, other_id from team_invitations)
    select user_id as id from ties
    join blocks on (blocker_id, blocked_id) in ((user_id, other_id), (other_id, user_id))`,
  'a story is liked once by each': sql`select story_id as id from story_likes group by story_id, user_id
    having count(*) > 1`,
  'what is said belongs to a story': sql`select l.id from (select id, story_id from story_likes
      union all select id, story_id from story_comments) l
    left join victory_stories s on s.id = l.story_id where s.id is null`,
  'a story counts its likes': sql`select s.id from victory_stories s
    where s.likes <> (select count(*) from story_likes l where l.story_id = s.id)`,
  'a competition is the same to both teams': sql`select c.id from competitions c
    left join competitions o on o.competition_id = c.competition_id and o.team_id = c.other_team_id
    where c.status in ('pending', 'active') and o.status is distinct from c.status`,
  'everybody can sign in some way': sql`select u.id from users u where u.password_hash is null
    and not exists (select from passkeys p where p.user_id = u.id)
    and not exists (select from identities i where i.user_id = u.id)`,
};

onDatabase('postgres', 'at once', (kind) => {
  let world: TestApp;
  beforeAll(async () => {
    world = await buildTestApp({ database: await openJitteryDatabase(kind) });
  });
  afterAll(async () => {
    await world.close();
    await world.db.close();
  });
  const cases = Object.entries(callsAtOnce(() => world));

  test.each(cases)('%s', async (_, begin) => {
    for (let round = 0; round < ROUNDS; round++) {
      const calls = await begin();
      const before = world.logs.length;
      const answers = await Promise.all(calls.map((call) => call()));
      await world.mails();
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(world.logs.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
    }
    const unsound = await Promise.all(
      Object.entries(UNSOUND).map(async ([what, query]) => {
        const { rows } = await query.execute(world.db.kysely);
        return rows.length > 0 ? [what, rows] : [];
      }),
    );
    expect(unsound.flat()).toEqual([]);
  });
});
