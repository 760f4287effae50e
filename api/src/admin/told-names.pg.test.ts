import { sql } from 'kysely';
import { blockUser } from 'sync-protocol/contract/profile/safety';
import { membershipId, teamInvitationId, type TeamId } from 'sync-protocol/ids';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { closeDue } from '#features/competitions/closing/close-due.ts';
import { hideUser } from '#features/profile/safety/hide-user.ts';
import { heldTeamWords, holdTeamWords, ruleTeamWords, teamsCalled } from '#features/teams/commands.ts';
import { testApp } from '#testing/app.ts';
import { anInvitation, aSquad, creatorOf, say, underWay, type Squad } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

const DAY_MS = 24 * 3_600_000;
const CRUEL = 'We hate Mia';

onBothDatabases('what players were told of a team by its name', (database) => {
  const world = testApp({ database });

  /** How often a name stands in what is kept for some players. */
  const keptFor = async (phones: readonly TestPhone[], name: string) => {
    const ids = phones.map(({ user }) => user.id);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(n)::text as row from notifications n where user_id = any(${ids}::uuid[])
      union all select to_jsonb(i)::text from team_invitations i where user_id = any(${ids}::uuid[])
      union all select to_jsonb(j)::text from join_requests j where user_id = any(${ids}::uuid[])
    `.execute(world().db.kysely);
    return rows.filter(({ row }) => row.includes(name)).length;
  };
  const messagesOf = async (phone: TestPhone, type: string) => {
    await phone.pull();
    return phone.rows('notifications').flatMap((one) => (one.type === type ? one.message : []));
  };
  const takeOut = async (creator: TestPhone, player: TestPhone, team: TeamId) => {
    await player.pull();
    const place = player.rows('memberships').find(({ teamId }) => teamId === team)?.id;
    const args = { teamId: team, membershipId: membershipId.parse(place), code: newTeamCode() };
    expect(await say(creator, 'team.removeMember', args)).toBe('applied');
  };
  const called = async (squad: Squad, name: string): Promise<Squad> => {
    expect(await say(creatorOf(squad), 'team.update', { teamId: squad.id, name })).toBe('applied');
    return { ...squad, name };
  };
  const phonesOf = ({ phones: [creator, mate, third] }: Squad) => {
    if (!creator || !mate || !third) throw new Error('three are in it');
    return { creator, mate, third };
  };
  /** A team with a name; who was taken out of it, who said no to it, and a team that has competed with it. */
  const scene = async (name = CRUEL) => {
    const own = await called(await aSquad(world(), 3), name);
    const rivals = await aSquad(world(), 3);
    const { creator, mate, third } = phonesOf(own);
    await underWay(own, rivals);
    world().clock.now += 10 * DAY_MS;
    await closeDue(world().deps);
    const guest = await aPulledPhone(world());
    const invitation = anInvitation(own.id, guest);
    expect(await say(creator, 'team.invite', invitation)).toBe('applied');
    await guest.pull();
    const [received] = guest.rows('teamInvitations');
    if (!received) throw new Error('they are invited');
    const no = { invitationId: teamInvitationId.parse(received.id), isAccepted: false };
    expect(await say(guest, 'team.respond', no)).toBe('applied');
    await takeOut(creator, third, own.id);
    const others = [...rivals.phones, third, guest];
    return { own, rivals, creator, mate, third, guest, others };
  };

  test('loses it when the operator takes it off the team, also with who has left, and gets it back', async () => {
    const { own, others, mate, third } = await scene();
    const before = await keptFor(others, CRUEL);
    expect(before).toBeGreaterThan(0);
    // Whatever it was called when they were told.
    await called(own, 'We still hate Mia');
    await holdTeamWords(world().deps, own.id);
    expect(await keptFor([...others, ...own.phones], 'hate Mia')).toBe(0);
    expect(await messagesOf(third, 'team_request')).toContain(
      `You are no longer in ${UNNAMED_TEAM}. Your points, your streak and your badges stay yours.`,
    );
    world().clock.now += DAY_MS;
    await called(own, 'We still hate Mia');
    const [held] = (await heldTeamWords(world().deps)).filter(({ teamId }) => teamId === own.id);
    await ruleTeamWords(world().deps, own.id, { isReleased: true, asOf: held?.asOf ?? '' });
    expect(await keptFor(others, 'We still hate Mia')).toBe(before);
    expect(await messagesOf(mate, 'competition_update')).toContainEqual(
      expect.stringContaining('We still hate Mia'),
    );
  });

  onOneOfThem(database, () => {
    test('gets it back nowhere that a block has kept it from since', async () => {
      const { own, rivals, creator, third } = await scene('Hitters of Hall Nine');
      await holdTeamWords(world().deps, own.id);
      for (const { client, user } of [...rivals.phones.slice(0, 1), third])
        await client.ok(blockUser, { params: { id: user.id, blockedUserId: creator.user.id } });
      world().clock.now += DAY_MS;
      await called(own, 'Hitters of Hall Nine');
      const [held] = (await heldTeamWords(world().deps)).filter(({ teamId }) => teamId === own.id);
      await ruleTeamWords(world().deps, own.id, { isReleased: true, asOf: held?.asOf ?? '' });
      expect(await keptFor([...rivals.phones, third], 'Hitters of Hall Nine')).toBe(0);
      expect(await keptFor([creator], 'Hitters of Hall Nine')).toBeGreaterThan(0);
    });
  });

  test('loses it also where it was told before version 2.3.0', async () => {
    const { own, others } = await scene('We hate Zoe');
    const { kysely } = world().db;
    await sql`update notifications set data = (data::jsonb - 'names')::text`.execute(kysely);
    await holdTeamWords(world().deps, own.id);
    expect(await keptFor([...others, ...own.phones], 'We hate Zoe')).toBe(0);
  });

  onOneOfThem(database, () => {
    test('loses it when the team is gone by then, by its name or its id', async () => {
      for (const how of ['name', 'id'] as const) {
        const name = `We hate every ${how}`;
        const { own, others, creator } = await scene(name);
        expect(await say(creator, 'team.delete', { teamId: own.id })).toBe('applied');
        expect(await keptFor([...others, ...own.phones], name)).toBeGreaterThan(0);
        const found = await teamsCalled(world().deps, how === 'id' ? own.id : name.toUpperCase());
        expect(found).toMatchObject([{ id: own.id }]);
        const [taken] = await holdTeamWords(world().deps, own.id, found[0]?.wasCalled);
        expect(taken?.words).toContain(name);
        expect(await keptFor([...others, ...own.phones], name)).toBe(0);
        expect(await teamsCalled(world().deps, name)).toEqual([]);
        // Who had written it is refused it.
        const { kysely } = world().db;
        const refused = await kysely
          .selectFrom('refusedPlayerWords')
          .select('words')
          .where('userId', '=', creator.user.id)
          .execute();
        expect(refused).toContainEqual({ words: name });
      }
    });
  });

  test('loses a name that stands in other words, and leaves these as they are', async () => {
    const { own, third, guest, creator } = await scene('e');
    const [other] = [await called(await aSquad(world(), 3), 'e-mail')];
    expect(await say(creatorOf(other), 'team.invite', anInvitation(other.id, guest))).toBe('applied');
    await holdTeamWords(world().deps, own.id);
    expect(await messagesOf(third, 'team_request')).toEqual([
      `You are no longer in ${UNNAMED_TEAM}. Your points, your streak and your badges stay yours.`,
    ]);
    expect(await messagesOf(guest, 'team_invitation')).toEqual(['e-mail would like you on the team.']);
    expect(await messagesOf(creator, 'team_request')).toContainEqual(
      expect.stringContaining('We took a look'),
    );
  });

  onOneOfThem(database, () => {
    test('has the new one in an invitation that waits, and nothing of the old one', async () => {
      const [own, guest] = [
        await called(await aSquad(world(), 3), 'We hate Ann'),
        await aPulledPhone(world()),
      ];
      expect(await say(creatorOf(own), 'team.invite', anInvitation(own.id, guest))).toBe('applied');
      expect(await keptFor([guest], 'We hate Ann')).toBe(2);
      await called(own, 'Happy Setters');
      expect(await keptFor([guest], 'We hate Ann')).toBe(0);
      expect(await messagesOf(guest, 'team_invitation')).toEqual([
        'Happy Setters would like you on the team.',
      ]);
    });

    test('loses what it was called once, and keeps what it is called by now', async () => {
      const { own, others, creator } = await scene('We hate Ida');
      await called(own, 'Happy Hitters');
      const [found] = await teamsCalled(world().deps, 'we hate ida');
      expect(found).toMatchObject({ id: own.id, wasCalled: 'We hate Ida' });
      await holdTeamWords(world().deps, own.id, found?.wasCalled);
      expect(await keptFor([...others, ...own.phones], 'We hate Ida')).toBe(0);
      await creator.pull();
      expect(creator.rows('teams')).toMatchObject([{ name: 'Happy Hitters' }]);
      expect(await say(creator, 'team.update', { teamId: own.id, name: 'We hate Ida' })).toBe('applied');
      await creator.pull();
      expect(creator.rows('teams')).toMatchObject([{ name: 'Happy Hitters' }]);
    });

    test('loses it with all but who is in the team when the operator hides who answers for it', async () => {
      const { own, others, creator, mate, third, rivals } = await scene('Hall of Shame');
      const inside = await keptFor([mate], 'Hall of Shame');
      expect(inside).toBeGreaterThan(0);
      await hideUser(world().deps, creator.user.id);
      expect(await keptFor(others, 'Hall of Shame')).toBe(0);
      expect(await keptFor([mate], 'Hall of Shame')).toBe(inside);
      expect(await messagesOf(creatorOf(rivals), 'competition_update')).toContainEqual(
        `${rivals.name} against ${UNNAMED_OPPONENT}: every task counts from now on.`,
      );
      // Nor does it come to anybody by what they do from then on.
      const placeOf = (phone: TestPhone) =>
        phone.rows('memberships').find(({ teamId }) => teamId === own.id)?.id;
      await mate.pull();
      const role = {
        teamId: own.id,
        membershipId: membershipId.parse(placeOf(mate)),
        role: 'admin' as const,
      };
      expect(await say(creator, 'team.setRole', role)).toBe('applied');
      const invited = await aPulledPhone(world());
      expect(await say(mate, 'team.invite', anInvitation(own.id, invited))).toBe('applied');
      world().clock.now += DAY_MS;
      await called(own, 'Third is out');
      expect(await keptFor([invited], 'Third is out')).toBe(0);
      await takeOut(creator, mate, own.id);
      expect(await say(creator, 'team.delete', { teamId: own.id })).toBe('applied');
      expect(await keptFor([...others, mate], 'Third is out')).toBe(0);
      expect(await messagesOf(third, 'team_request')).toHaveLength(1);
    });

    test('loses it when they are hidden once the team is gone', async () => {
      const { own, others, creator, mate } = await scene('Gone with Mia');
      expect(await say(creator, 'team.delete', { teamId: own.id })).toBe('applied');
      expect(await keptFor([...others, mate], 'Gone with Mia')).toBeGreaterThan(0);
      await hideUser(world().deps, creator.user.id);
      expect(await keptFor([...others, mate], 'Gone with Mia')).toBe(0);
    });
  });
});
