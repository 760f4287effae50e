import { blockUser } from 'sync-protocol/contract/profile/safety';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { membershipId, type MembershipId, type TeamId } from 'sync-protocol/ids';
import { TEAM_CHEERS_A_DAY, type Cheer } from 'sync-protocol/rules/cheers';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { describe, expect, test } from 'vitest';
import { tellOfCheers } from '#features/notifications/commands.ts';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { aSquad, join, say, type Squad } from '#testing/players/competing.ts';
import { onBothDatabases, onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

/** A phone's own place in a team. */
const placeIn = (phone: TestPhone, team: TeamId): MembershipId =>
  membershipId.parse(phone.rows('memberships').find(({ teamId }) => teamId === team)?.id);
const cheering = (team: TeamId, to: MembershipId, cheer: Cheer = 'ace') => {
  return { teamId: team, membershipId: to, cheer };
};
const notificationsOf = (phone: TestPhone) =>
  phone.rows('notifications').filter(({ type }) => type === 'rival_cheer');

/** Two players of a team, whose phones know of each other. */
async function two(squad: Squad): Promise<readonly [TestPhone, TestPhone]> {
  const [one, other] = squad.phones;
  if (!one || !other) throw new Error('a squad has two players');
  await one.pull();
  await other.pull();
  return [one, other];
}

onBothDatabases('cheers of teammates', (database) => {
  const world = testApp({ database });

  test('are on both phones, and one notification that names nobody', async () => {
    const squad = await aSquad(world(), 3);
    const [one, other] = await two(squad);
    const [, , third] = squad.phones;
    await third?.pull();
    const to = placeIn(other, squad.id);
    expect(await say(one, 'team.cheer', cheering(squad.id, to))).toBe('applied');
    // Once more says nothing new.
    expect(await say(one, 'team.cheer', cheering(squad.id, to, 'respect'))).toBe('applied');
    await one.pull();
    await other.pull();
    expect(one.rows('teamCheers')).toMatchObject([{ side: 'sent', membershipId: to, cheer: 'ace' }]);
    expect(other.rows('teamCheers')).toMatchObject([
      { side: 'received', membershipId: placeIn(one, squad.id), cheer: 'ace' },
    ]);
    for (const phone of [one, other]) expect(phone.rows('teamCheers')[0]).not.toHaveProperty('otherId');
    expect(notificationsOf(other)).toMatchObject([
      {
        title: 'A teammate cheers for you',
        message: '“Ace!”',
        data: JSON.stringify({ actionUrl: `/teams?team=${squad.id}` }),
      },
    ]);
    expect(await say(third ?? one, 'team.cheer', cheering(squad.id, to, 'big_block'))).toBe('applied');
    await other.pull();
    expect(notificationsOf(other)).toMatchObject([
      { title: '2 cheers', message: 'Your team sees what you do.' },
    ]);
    expect(JSON.stringify(other.rows('notifications'))).not.toContain(one.user.displayName);
  });

  test('that two devices of a player send at once are one', async () => {
    const squad = await aSquad(world());
    const [one, other] = await two(squad);
    const device = await aPhone(world(), one.user);
    await device.pull();
    const args = cheering(squad.id, placeIn(other, squad.id));
    await Promise.all([say(one, 'team.cheer', args), say(device, 'team.cheer', args)]);
    await other.pull();
    expect(other.rows('teamCheers')).toHaveLength(1);
    expect(notificationsOf(other)).toMatchObject([{ title: 'A teammate cheers for you' }]);
  });

  test('are kept for a week', async () => {
    const squad = await aSquad(world());
    const [one, other] = await two(squad);
    await say(one, 'team.cheer', cheering(squad.id, placeIn(other, squad.id)));
    await other.pull();
    expect(other.rows('teamCheers')).toHaveLength(1);
    world().clock.now += 9 * DAY_MS;
    await cleanUp(world().deps);
    for (const phone of [one, other]) {
      await phone.pull();
      expect(phone.rows('teamCheers')).toEqual([]);
    }
    world().clock.now -= 9 * DAY_MS;
  });
});

onOneDatabase('who cheers for whom in a team', (database) => {
  const world = testApp({ database });

  test('is one a day for a teammate, in however many teams, and so many for all', async () => {
    const [first, second] = [await aSquad(world()), await aSquad(world())];
    const [one, other] = await two(first);
    for (const phone of [one, other]) {
      expect(await join(phone, second.code)).toBe('applied');
      await phone.pull();
    }
    const { results } = await one.push(
      one.mutation('team.cheer', cheering(first.id, placeIn(other, first.id))),
      one.mutation('team.cheer', cheering(second.id, placeIn(other, second.id))),
    );
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'cheered_today' }]);
    const again = cheering(second.id, placeIn(other, second.id));
    expect(await say(one, 'team.cheer', again)).toBe('cheered_today');
    world().clock.now += DAY_MS;
    expect(await say(one, 'team.cheer', again)).toBe('applied');
    world().clock.now -= DAY_MS;
  });

  test('is counted with those before that are there and not read yet', async () => {
    const squad = await aSquad(world(), 4);
    const [one, other] = await two(squad);
    const [, , third = one, fourth = one] = squad.phones;
    const cheered = async (phone: TestPhone) => {
      await phone.pull();
      expect(await say(phone, 'team.cheer', cheering(squad.id, placeIn(other, squad.id)))).toBe('applied');
      await other.pull();
      return notificationsOf(other).filter(({ read, deletedAt }) => !read && !deletedAt);
    };
    const [first] = await cheered(one);
    if (!first) throw new Error('a cheer is told');
    const notificationIds = [first.id];
    expect(await say(other, 'notification.markRead', { notificationIds })).toBe('applied');
    expect(await cheered(third)).toMatchObject([{ title: 'A teammate cheers for you' }]);
    expect(await say(other, 'notification.setDeleted', { notificationIds, deleted: true })).toBe('applied');
    expect(await cheered(fourth)).toMatchObject([{ title: 'A teammate cheers for you' }]);
  });

  test('is told apart from those of rivals, and leads to where the last one came from', async () => {
    const { kysely } = world().db;
    const player = await aUser(world());
    const cause = { kysely, now: new Date(world().clock.now) };
    const heard = ['/teams?team=first', '/teams?team=last'].map((path) => {
      return { userId: player.id, cheer: 'ace' as const, path };
    });
    const [ofTeam] = await tellOfCheers(cause, 'teammate', heard);
    const [ofRivals] = await tellOfCheers(cause, 'rival', heard);
    expect(ofTeam?.id).not.toBe(ofRivals?.id);
    expect(ofTeam?.after).toMatchObject({ data: JSON.stringify({ actionUrl: '/teams?team=last' }) });
  });

  test('has a ceiling for each day', async () => {
    const squad = await aSquad(world());
    const [one, other] = await two(squad);
    const { day } = one.ago(0);
    const row = { userId: one.user.id, teamId: squad.id, cheer: 'ace' } as const;
    const sent = Array.from({ length: TEAM_CHEERS_A_DAY }, () => ({
      ...row,
      id: crypto.randomUUID(),
      side: 'sent' as const,
      otherId: one.user.id,
      membershipId: membershipId.parse(crypto.randomUUID()),
      day,
      createdAt: new Date(world().clock.now).toISOString(),
      scope: `user:${one.user.id}`,
      seq: 1,
      born: 1,
    }));
    await world().db.kysely.insertInto('teamCheers').values(sent).execute();
    expect(await say(one, 'team.cheer', cheering(squad.id, placeIn(other, squad.id)))).toBe('cheered_many');
  });

  test('waits on a phone without a signal for some days, and no longer', async () => {
    const squad = await aSquad(world());
    const [one, other] = await two(squad);
    const args = cheering(squad.id, placeIn(other, squad.id));
    world().clock.now += 10 * DAY_MS;
    const { results } = await one.push(
      one.mutation('team.cheer', args, one.ago(5)),
      one.mutation('team.cheer', args, one.ago(2)),
    );
    expect(results).toMatchObject([{ code: 'cheer_late' }, { status: 'applied' }]);
    await other.pull();
    expect(other.rows('teamCheers')).toHaveLength(1);
    world().clock.now -= 10 * DAY_MS;
  });

  describe('is refused', () => {
    test('to oneself', async () => {
      const squad = await aSquad(world());
      const [one] = await two(squad);
      expect(await say(one, 'team.cheer', cheering(squad.id, placeIn(one, squad.id)))).toBe('own_cheer');
    });

    test('when one of them is in the team no more', async () => {
      const squad = await aSquad(world(), 3);
      const [one, other] = await two(squad);
      const place = placeIn(other, squad.id);
      expect(await say(other, 'team.leave', { teamId: squad.id })).toBe('applied');
      expect(await say(one, 'team.cheer', cheering(squad.id, place))).toBe('member_gone');
      expect(await say(other, 'team.cheer', cheering(squad.id, placeIn(one, squad.id)))).toBe(
        'foreign_scope',
      );
    });

    test('between two of whom one has blocked the other, both ways alike, and nothing of before stays', async () => {
      const squad = await aSquad(world());
      const [one, other] = await two(squad);
      const [own, theirs] = [placeIn(one, squad.id), placeIn(other, squad.id)];
      expect(await say(one, 'team.cheer', cheering(squad.id, theirs))).toBe('applied');
      await one.client.ok(blockUser, { params: { id: one.user.id, blockedUserId: other.user.id } });
      for (const phone of [one, other]) {
        await phone.pull();
        expect(phone.rows('teamCheers')).toEqual([]);
      }
      world().clock.now += DAY_MS;
      expect(await say(one, 'team.cheer', cheering(squad.id, theirs))).toBe('cheer_closed');
      expect(await say(other, 'team.cheer', cheering(squad.id, own))).toBe('cheer_closed');
      world().clock.now -= DAY_MS;
    });

    test('from and to somebody whom the operator keeps out of sight', async () => {
      const squad = await aSquad(world());
      const [one, other] = await two(squad);
      const { kysely } = world().db;
      await kysely.updateTable('users').set({ hidden: true }).where('id', '=', one.user.id).execute();
      const [own, theirs] = [placeIn(one, squad.id), placeIn(other, squad.id)];
      expect(await say(one, 'team.cheer', cheering(squad.id, theirs))).toBe('cheer_closed');
      expect(await say(other, 'team.cheer', cheering(squad.id, own))).toBe('cheer_closed');
    });

    test('to a minor and a grown-up, unless the minor came into the team by its code', async () => {
      const squad = await aSquad(world(), 1, GROWN_UP);
      const [coach] = squad.phones;
      const minor = await aPhone(world(), await aUser(world(), { age: YOUNG }));
      expect(await join(minor, squad.code)).toBe('applied');
      if (!coach) throw new Error('a squad has a coach');
      await minor.pull();
      await coach.pull();
      expect(await say(coach, 'team.cheer', cheering(squad.id, placeIn(minor, squad.id)))).toBe('applied');
      const { kysely } = world().db;
      await kysely
        .updateTable('memberships')
        .set({ via: 'request' })
        .where('userId', '=', minor.user.id)
        .execute();
      expect(await say(minor, 'team.cheer', cheering(squad.id, placeIn(coach, squad.id)))).toBe(
        'cheer_closed',
      );
    });
  });

  test('leaves nothing on others’ phones when the account goes', async () => {
    const squad = await aSquad(world());
    const [one, other] = await two(squad);
    await say(other, 'team.cheer', cheering(squad.id, placeIn(one, squad.id)));
    await one.pull();
    expect(one.rows('teamCheers')).toHaveLength(1);
    await other.client.ok(deleteAccount);
    await one.pull();
    expect(one.rows('teamCheers')).toEqual([]);
  });

  test('outlives nobody’s place: who was removed hears none of the team', async () => {
    const squad = await aSquad(world(), 3);
    const [one, other] = await two(squad);
    const place = placeIn(other, squad.id);
    const removal = { teamId: squad.id, membershipId: place, code: newTeamCode() };
    const [creator] = squad.phones;
    if (!creator) throw new Error('a squad has a creator');
    const { results } = await creator.push(
      creator.mutation('team.removeMember', removal),
      creator.mutation('team.cheer', cheering(squad.id, place)),
    );
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'member_gone' }]);
    await other.pull();
    expect([other.rows('teamCheers'), notificationsOf(other)]).toEqual([[], []]);
    expect(one.rows('teamCheers')).toEqual([]);
  });
});
