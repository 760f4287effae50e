import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { competitionId, userRegimenId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import { MUTATORS } from 'sync-protocol/mutations/index';
import { friendStreakId, taskIdOf } from 'sync-protocol/rules/derived-ids';
import { SIDES } from 'sync-protocol/rules/competitions/competition-terms';
import type { Lane, OutboxMutation } from 'sync-protocol/wire';
import { describe, expect, test } from 'vitest';
import { expectDrained } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { fetchAs, type Player } from './player.ts';
import { inAWorld, type World } from './world.ts';

/** The outbox of a phone as each protocol of a released version wrote it, with each mutation in all its shapes. */
const FOLDER = join(import.meta.dirname, 'outboxes');
const files = await readdir(FOLDER);

async function readOutbox(file: string): Promise<OutboxMutation[]> {
  return JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as OutboxMutation[];
}

/** The same taps as if this phone had written them today: only whose and when it was is another. */
function retold(mutation: OutboxMutation, { player, today }: PlayersPhone, rival: Player): OutboxMutation {
  const args = { ...mutation.args };
  if ('day' in args) args['day'] = today;
  if ('from' in args) args['from'] = today;
  if ('rivalId' in args) args['rivalId'] = rival.id;
  if ('friendId' in args) args['friendId'] = rival.id;
  if ('playerId' in args) args['playerId'] = rival.id;
  if ('taskId' in args) {
    const enrolment = userRegimenId.parse(args['userRegimenId']);
    const of = { userId: player.id, day: today, userRegimenId: enrolment, slot: Number(args['slot']) };
    args['taskId'] = taskIdOf({ ...of, counter: 0 });
  }
  return { ...mutation, args, at: new Date().toISOString(), day: today };
}

/** What the outbox cheers for. */
const ACTIVITY = '018f6b2a-0000-7000-8000-0000000000f2';

/** Somebody who asks the phone's player to be their rival and to keep a streak with them, and has done something to cheer for. */
async function asksThem(
  { database, server, newPlayersPhone }: World,
  { player }: PlayersPhone,
): Promise<Player> {
  const { player: rival } = await newPlayersPhone();
  const named = 'update users set display_name = $2 where id = $1';
  await database.query(named, [player.id, 'Playerone']);
  await database.query(named, [rival.id, 'Playertwo']);
  const asked = await fetchAs(rival, () => server.url)('/api/rivals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rivalId: player.id }),
  });
  expect(asked.status, await asked.text()).toBe(201);
  await database.query(
    `insert into rival_activities (id, user_id, rival_id, activity_type, day, data, points_involved, created_at, scope, seq, born)
     values ($1, $2, $3, 'task_completed', current_date, '{"tasks": 1}', 20, now(), 'user:' || $2::uuid, 1, 1)`,
    [ACTIVITY, player.id, rival.id],
  );
  for (const [own, friend, status] of [
    [player.id, rival.id, 'asked'],
    [rival.id, player.id, 'requested'],
  ] as const)
    await database.query(
      `insert into friend_streaks (id, user_id, friend_id, status, asked_as, created_at, streak, best, missed, pauses,
         scope, seq, born)
       values ($1, $2, $3, $4, '', now(), 0, 0, 0, '[]', 'user:' || $2::uuid, 1, 1)`,
      [friendStreakId(own, friend), own, friend, status],
    );
  return rival;
}

const id = (last: string) => `018f6b2a-0000-7000-8000-0000000000${last}`;

/** A story of the player's, which the outbox likes and comments on. */
async function hasTold({ database }: World, { player }: PlayersPhone): Promise<void> {
  await database.query(
    `insert into victory_stories (id, user_id, title, content, story_type, location, tags, media_type, media_url,
       is_public, is_held, likes, comments, created_at, scope, seq, born)
     values ($1, $2, 'Won', 'At last', 'general', '', '[]', 'text_only', '', false, false, 0, 0, now(),
       'user:' || $2::uuid, 1, 1)`,
    [id('d5'), player.id],
  );
}

/** Something that the player was told, which the outbox deletes and brings back. */
async function wasTold({ database }: World, { player }: PlayersPhone): Promise<void> {
  await database.query(
    `insert into notifications (id, user_id, type, title, message, read, created_at, scope, seq, born)
     values ($1, $2, 'achievement', 'Well done', 'Go on', false, now(), 'user:' || $2::uuid, 1, 1)`,
    [id('e5'), player.id],
  );
}

/** The teams of which the outbox speaks: the player's own, one that they are in, and one that they want into. */
async function areInTeams(
  { database, newPlayersPhone }: World,
  { player }: PlayersPhone,
  rival: Player,
): Promise<void> {
  const team = async (team: string, code: string, creator: string, member?: string, place = id('b1')) => {
    const scope = `team:${team}`;
    await database.query('insert into scopes (scope, seq) values ($1, 9)', [scope]);
    await database.query(
      `insert into teams (id, team_id, name, description, code, is_open, created_at, scope, seq, born)
       values ($1, $1, 'Others', '', $2, false, now(), $3, 1, 1)`,
      [team, code, scope],
    );
    const places = [
      { place: team.replace(/00a(?=.$)/, '00c'), who: creator, role: 'creator' },
      ...(member === undefined ? [] : [{ place, who: member, role: 'member' }]),
    ];
    for (const { place, who, role } of places) {
      await database.query(
        `insert into team_members (id, team_id, member_id, role, joined_at, scope, seq, born)
         values ($1, $2, $3, $4, now(), $5, 2, 2)`,
        [place, team, who, role, scope],
      );
      await database.query(
        `insert into memberships (id, user_id, team_id, via, joined_at, scope, seq, born)
         values ($1, $3, $2, 'code', now(), 'user:' || $3::uuid, 1, 1)`,
        [place, team, who],
      );
    }
  };
  await team(id('a0'), 'KEPTCEDE', player.id, rival.id);
  await team(id('a3'), 'KEPTCFDE', rival.id);
  await team(id('a4'), 'KEPTCDDE', rival.id);
  const { player: mate } = await newPlayersPhone();
  await database.query('update users set display_name = $2 where id = $1', [mate.id, 'Playerthree']);
  await team(id('a5'), 'KEPTCGDE', player.id, mate.id, id('d1'));
  await team(id('a6'), 'KEPTCHDE', rival.id, mate.id, id('d2'));
  await areChallenged(database, id('a5'), id('a6'));
  const own = [id('b8'), player.id, id('a3')];
  await database.query(
    `insert into team_members (id, team_id, member_id, role, joined_at, scope, seq, born)
     values ($1, $3, $2, 'member', now(), 'team:' || $3::uuid, 3, 3)`,
    own,
  );
  await database.query(
    `insert into memberships (id, user_id, team_id, via, joined_at, scope, seq, born)
     values ($1, $2, $3, 'code', now(), 'user:' || $2::uuid, 1, 1)`,
    own,
  );
  await database.query(
    `insert into team_requests (id, team_id, requester_id, status, created_at, scope, seq, born)
     values ($1, $2, $3, 'pending', now(), 'team:' || $2::uuid, 4, 4)`,
    [id('b2'), id('a0'), rival.id],
  );
  await database.query(
    `insert into team_invitations (id, user_id, side, other_id, team_id, team_name, message, skill_match, status,
       created_at, expires_at, scope, seq, born)
     values ($1, $2, 'received', $3, $4, 'Others', '', '', 'pending', now(), now() + interval '7 days',
       'user:' || $2::uuid, 1, 1)`,
    [id('b3'), player.id, rival.id, id('a6')],
  );
}

/** One team has challenged the other: what the outbox answers. */
async function areChallenged(
  database: World['database'],
  challenged: string,
  challenging: string,
): Promise<void> {
  const competition = competitionId.parse(id('c2'));
  const sides = { challenging: [challenging, challenged], challenged: [challenged, challenging] } as const;
  for (const side of SIDES)
    await database.query(
      `insert into competitions (id, team_id, competition_id, side, other_team_id, other_team_name, name, description,
         competition_type, target_value, duration, tz, status, created_at, expires_at, scope, seq, born)
       values ($1, $2, $3, $4, $5, 'Others', 'Autumn Cup', '', 'points', 500, 14, 'UTC', 'pending', now(),
         now() + interval '7 days', 'team:' || $2::uuid, 5, 5)`,
      [competitionRowId(competition, side), sides[side][0], competition, side, sides[side][1]],
    );
}

inAWorld('an app was updated while work waited (F13)', (world) => {
  test.each(files)('the outbox of protocol %s goes out whole', async (file) => {
    const phone = await world().newPlayersPhone();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    const rival = await asksThem(world(), phone);
    await areInTeams(world(), phone, rival);
    await hasTold(world(), phone);
    await wasTold(world(), phone);
    const outbox = (await readOutbox(file)).map((mutation) => retold(mutation, phone, rival));
    const sender = await phone.sender();
    const lengthOf = (name: Lane) => outbox.filter(({ lane }) => lane === name).length;
    await phone.db.meta.put({ ...sender, lastIds: { core: lengthOf('core'), media: lengthOf('media') } });
    await phone.db.outbox.bulkPut(outbox);
    await expectDrained(phone);
    expect(await phone.db.refused.toArray()).toEqual([]);
  });
});

describe('the outboxes that are kept', () => {
  test('hold every mutation that a phone can write', async () => {
    const kept = (await Promise.all(files.map(readOutbox))).flat();
    const names = new Set(kept.map(({ name }) => name));
    expect([...names].toSorted()).toEqual([...MUTATORS.keys()].toSorted());
  });
});
