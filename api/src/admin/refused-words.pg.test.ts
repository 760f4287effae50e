import { membershipId, type TeamId } from 'sync-protocol/ids';
import { UNNAMED_COMPETITION } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { expect, test } from 'vitest';
import { heldMessages, ruleMessage } from '#features/rule-messages.ts';
import { deleteAccount } from '#features/session/account/delete-account.ts';
import { heldTeamWords, ruleTeamWords } from '#features/teams/commands.ts';
import { testApp } from '#testing/app.ts';
import {
  anInvitation,
  aSquad,
  aTeam,
  challenging,
  creatorOf,
  found,
  join,
  newsOf,
  say,
} from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { teamCommands } from './teams.ts';

const CRUEL = 'We hate Mia';
const WAITS = 'We’re checking your team’s text';

onBothDatabases('what the operator took off a team', (database) => {
  const world = testApp({ database });

  const admin = async (name: string, ...words: string[]) => {
    const said: string[] = [];
    await teamCommands[name]?.run({ ...world().deps, say: (line) => said.push(line) }, words);
    return said.join('\n');
  };
  const waiting = async (team: TeamId) =>
    (await heldTeamWords(world().deps)).filter(({ teamId }) => teamId === team);
  const rule = async (team: TeamId, isReleased: boolean) =>
    ruleTeamWords(world().deps, team, { isReleased, asOf: (await waiting(team))[0]?.asOf ?? '' });
  const nameOf = async (team: TeamId) => {
    const { kysely } = world().db;
    const row = await kysely.selectFrom('teams').select('name').where('id', '=', team).executeTakeFirst();
    return row?.name;
  };
  const nextDay = () => (world().clock.now += 24 * 3_600_000);
  /** Somebody founds a team, and answers how it stands there. */
  const founds = async (phone: TestPhone, name: string) => {
    const team = aTeam({ name });
    expect(await say(phone, 'team.create', team)).toBe('applied');
    return team;
  };
  /** A player whose team the operator has looked at. */
  const refused = async () => {
    const phone = await aPulledPhone(world());
    const team = await founds(phone, CRUEL);
    await admin('hold-team-words', team.teamId);
    return { phone, team };
  };
  const makeAdmin = async (creator: TestPhone, mate: TestPhone, team: TeamId) => {
    await mate.pull();
    const place = mate.rows('memberships').find(({ teamId }) => teamId === team)?.id;
    const args = { teamId: team, membershipId: membershipId.parse(place), role: 'admin' as const };
    expect(await say(creator, 'team.setRole', args)).toBe('applied');
  };

  test('waits in each team that its player founds or renames, however it is written, until it is released', async () => {
    const { phone, team } = await refused();
    const again = [CRUEL, 'WE  HATE *mia*', 'Wé hаte M1a', 'We haaate Mia!'];
    for (const name of again) {
      const other = await founds(phone, name);
      expect(await nameOf(other.teamId)).toBe(UNNAMED_TEAM);
      expect(await waiting(other.teamId)).toMatchObject([{ words: name }]);
      expect(await newsOf(phone)).toContain(WAITS);
      expect(await say(phone, 'team.delete', { teamId: other.teamId })).toBe('applied');
    }
    const [renamed, third] = [await founds(phone, 'Hitters'), await founds(phone, 'Diggers')];
    for (const { teamId } of [renamed, third]) {
      expect(await say(phone, 'team.update', { teamId, name: CRUEL })).toBe('applied');
      expect(await nameOf(teamId)).not.toBe(CRUEL);
    }
    expect(await say(phone, 'team.update', { teamId: third.teamId, description: CRUEL })).toBe('applied');
    expect(await waiting(third.teamId)).toHaveLength(2);
    // That it is refused once more changes nothing; released in one team it is in all, and in the one that it was taken off.
    expect(await rule(third.teamId, false)).toBe(2);
    expect(await say(phone, 'team.update', { teamId: third.teamId, name: CRUEL })).toBe('applied');
    expect(await nameOf(third.teamId)).toBe('Diggers');
    expect(await rule(renamed.teamId, true)).toBe(1);
    for (const { teamId } of [renamed, third]) {
      expect(await nameOf(teamId)).toBe(CRUEL);
      expect(await waiting(teamId)).toEqual([]);
    }
    expect(await newsOf(phone)).not.toContain(WAITS);
    expect(await say(phone, 'team.update', { teamId: team.teamId, name: CRUEL })).toBe('applied');
    expect(await nameOf(team.teamId)).toBe(CRUEL);
    // And taken off again it is refused again, in all.
    const said = await admin('hold-team-words', team.teamId);
    for (const { teamId } of [team, renamed, third]) {
      expect(said).toContain(`Nobody sees "${CRUEL}" in team ${teamId} any more.`);
      expect(await nameOf(teamId)).toBe(UNNAMED_TEAM);
    }
  });

  onOneOfThem(database, () => {
    test('is nobody’s else to wait for, and waits for whoever had written for the team', async () => {
      const [creator, mate, member, stranger] = await Promise.all(
        ['', '', '', ''].map(() => aPulledPhone(world())),
      );
      if (!creator || !mate || !member || !stranger) throw new Error('four are here');
      const team = await found(creator);
      for (const phone of [mate, member]) expect(await join(phone, team.code)).toBe('applied');
      await makeAdmin(creator, mate, team.teamId);
      expect(await say(mate, 'team.update', { teamId: team.teamId, name: CRUEL })).toBe('applied');
      // Whoever leaves in time takes their words along.
      expect(await say(mate, 'team.leave', { teamId: team.teamId })).toBe('applied');
      await admin('hold-team-words', team.teamId);
      for (const phone of [creator, mate])
        expect(await nameOf((await founds(phone, CRUEL)).teamId)).toBe(UNNAMED_TEAM);
      for (const phone of [member, stranger])
        expect(await nameOf((await founds(phone, CRUEL)).teamId)).toBe(CRUEL);
      // In a team of theirs it waits whoever writes it.
      const [theirs, helper] = [await founds(mate, 'Setters'), await aPulledPhone(world())];
      expect(await join(helper, theirs.code)).toBe('applied');
      await makeAdmin(mate, helper, theirs.teamId);
      expect(await say(helper, 'team.update', { teamId: theirs.teamId, name: CRUEL })).toBe('applied');
      expect(await nameOf(theirs.teamId)).toBe('Setters');
    });

    test('is not for who was made an admin, who is not asked: their own team keeps its name', async () => {
      const [attacker, victim] = await Promise.all(['', ''].map(() => aPulledPhone(world())));
      if (!attacker || !victim) throw new Error('two are here');
      const own = await founds(victim, 'Blue Sharks');
      const team = await founds(attacker, 'Hitters');
      expect(await join(victim, team.code)).toBe('applied');
      await makeAdmin(attacker, victim, team.teamId);
      const words = { name: 'Blue Sharks', description: CRUEL };
      expect(await say(attacker, 'team.update', { teamId: team.teamId, ...words })).toBe('applied');
      const said = await admin('hold-team-words', team.teamId);
      expect(said).toContain(team.teamId);
      expect(said).not.toContain(own.teamId);
      expect(await nameOf(own.teamId)).toBe('Blue Sharks');
      expect(await nameOf((await founds(victim, 'Blue Sharks')).teamId)).toBe('Blue Sharks');
      expect(await nameOf((await founds(attacker, 'Blue Sharks')).teamId)).toBe(UNNAMED_TEAM);
    });

    test('waits though the team is gone, and goes with the account', async () => {
      const { phone, team } = await refused();
      expect(await say(phone, 'team.delete', { teamId: team.teamId })).toBe('applied');
      nextDay();
      expect(await nameOf((await founds(phone, CRUEL)).teamId)).toBe(UNNAMED_TEAM);
      const { kysely } = world().db;
      const kept = async () => [
        ...(await kysely
          .selectFrom('refusedPlayerWords')
          .selectAll()
          .where('userId', '=', phone.user.id)
          .execute()),
        ...(await kysely.selectFrom('teamWriters').selectAll().where('userId', '=', phone.user.id).execute()),
      ];
      expect(await kept()).not.toEqual([]);
      await deleteAccount(world().deps, phone.user.id);
      expect(await kept()).toEqual([]);
    });

    test('waits in what they write for a challenge, or to who is invited, too, and what was taken off a challenge in a team', async () => {
      const [own, other] = [await aSquad(world()), await aSquad(world())];
      const [captain, rival, guest] = [creatorOf(own), creatorOf(other), await aPulledPhone(world())];
      expect(await say(captain, 'team.update', { teamId: own.id, name: CRUEL })).toBe('applied');
      await admin('hold-team-words', own.id);
      expect(await say(captain, 'team.invite', anInvitation(own.id, guest, { message: CRUEL }))).toBe(
        'applied',
      );
      const challenge = challenging(own, other, { name: CRUEL, description: 'Cry, Mia' });
      expect(await say(captain, 'competition.create', challenge)).toBe('applied');
      for (const phone of [guest, rival]) {
        await phone.pull();
        expect(JSON.stringify(phone.everything())).not.toContain(CRUEL);
      }
      expect(rival.rows('competitions')).toMatchObject([
        { name: UNNAMED_COMPETITION, description: 'Cry, Mia' },
      ]);
      await admin('hold-challenge', challenge.competitionId);
      expect(await say(captain, 'team.update', { teamId: own.id, name: 'Cry Mia' })).toBe('applied');
      expect(await nameOf(own.id)).toBe(UNNAMED_TEAM);
      // What is released for one of these is for all.
      const [message] = (await heldMessages(world().deps)).filter(({ words }) => words.includes(CRUEL));
      expect(await ruleMessage(world().deps, message?.id ?? '', true)).toBe(true);
      nextDay();
      expect(await nameOf((await founds(captain, CRUEL)).teamId)).toBe(CRUEL);
    });

    test('goes also where the team says of itself what stands there instead', async () => {
      const phone = await aPulledPhone(world());
      const team = aTeam({ name: CRUEL, description: UNNAMED_TEAM.toUpperCase() });
      expect(await say(phone, 'team.create', team)).toBe('applied');
      await admin('hold-team-words', team.teamId);
      expect(await nameOf(team.teamId)).toBe(UNNAMED_TEAM);
      expect(await waiting(team.teamId)).toEqual([]);
    });

    test('comes to no other team with who is made an admin by the same push', async () => {
      const [{ phone: mate }, own, other] = [
        await refused(),
        await aSquad(world()),
        await aSquad(world(), 3),
      ];
      const captain = creatorOf(own);
      expect(await join(mate, own.code)).toBe('applied');
      expect(await say(captain, 'competition.create', challenging(own, other))).toBe('applied');
      await mate.pull();
      const place = mate.rows('memberships').find(({ teamId }) => teamId === own.id)?.id;
      await captain.push(
        captain.mutation('team.setRole', {
          teamId: own.id,
          membershipId: membershipId.parse(place),
          role: 'admin',
        }),
        captain.mutation('team.update', { teamId: own.id, name: CRUEL }),
      );
      expect(await nameOf(own.id)).toBe(own.name);
      const rival = creatorOf(other);
      await rival.pull();
      expect(rival.rows('competitions')).toMatchObject([{ otherTeamName: own.name }]);
    });
  });
});
