import * as calls from 'sync-protocol/contract/teams';
import type { TeamId } from 'sync-protocol/ids';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, aSquad, aTeam, join, newsOf, say, underWay } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { heldTeamWords, ruleTeamWords } from './rule-team-words.ts';

const UNSURE = 'Sexy Setters';
const WORSE = 'Naked Netters';
const WORDS_WAIT = 'We’re checking your team’s text';

onBothDatabases('words of a team that have to be looked at', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  const nameOf = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('teams')[0]?.['name'];
  };
  /** The operator's word about what they have just read. */
  const rule = async (team: TeamId, isReleased: boolean) => {
    const read = (await heldTeamWords(world().deps)).find((one) => one.teamId === team);
    const asOf = read?.asOf ?? new Date(world().clock.now).toISOString();
    return ruleTeamWords(world().deps, team, { isReleased, asOf });
  };
  const waiting = async (team: TeamId) =>
    (await heldTeamWords(world().deps)).filter((one) => one.teamId === team).map(({ words }) => words);

  test('a new team is there at once, under no name of its own until the operator has released it', async () => {
    const [coach, player, guest] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const args = aTeam({ name: UNSURE, description: 'We play naked.' });
    const { results } = await coach.push(
      coach.mutation('team.create', args),
      coach.mutation('team.invite', anInvitation(args.teamId, guest)),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect(await join(player, args.code)).toBe('applied');
    for (const phone of [coach, player]) {
      await phone.pull();
      expect(phone.rows('teams')).toMatchObject([{ name: UNNAMED_TEAM, description: '' }]);
    }
    await guest.pull();
    expect(guest.rows('teamInvitations')).toMatchObject([{ teamName: UNNAMED_TEAM }]);
    for (const phone of [player, guest]) {
      const found = await phone.client.ok(calls.listTeams, { query: { q: UNSURE } });
      expect(JSON.stringify(found)).not.toContain(UNSURE);
      expect(JSON.stringify(phone.everything())).not.toContain(UNSURE);
    }
    expect((await newsOf(coach)).toSorted()).toEqual(['Somebody has joined', WORDS_WAIT]);
    expect(await waiting(args.teamId)).toEqual(expect.arrayContaining([UNSURE, 'We play naked.']));

    expect(await rule(args.teamId, true)).toBe(2);
    for (const phone of [coach, player]) expect(await nameOf(phone)).toBe(UNSURE);
    await guest.pull();
    for (const phone of [coach, guest])
      expect(phone.rows('teamInvitations')).toMatchObject([{ teamName: UNSURE, status: 'pending' }]);
    expect((await newsOf(coach)).toSorted()).toEqual(['Somebody has joined', 'Your team’s text is live']);
    expect(await waiting(args.teamId)).toEqual([]);
    // What was released stays so, whatever else is changed.
    expect(await say(coach, 'team.update', { teamId: args.teamId, name: UNSURE, description: 'Us' })).toBe(
      'applied',
    );
    expect(coach.rows('teams')).toMatchObject([{ name: UNSURE, description: 'Us' }]);
    expect(await say(coach, 'team.update', { teamId: args.teamId, name: 'Setters' })).toBe('applied');
    expect(await say(coach, 'team.update', { teamId: args.teamId, name: UNSURE })).toBe('applied');
    expect(await nameOf(player)).toBe(UNSURE);
  });

  test('another name waits while everybody reads the old one, rivals of a competition too', async () => {
    const [own, other] = [await aSquad(world()), await aSquad(world())];
    const [captain] = own.phones as [TestPhone];
    const [rival] = other.phones as [TestPhone];
    await underWay(own, other);
    expect(await say(captain, 'team.update', { teamId: own.id, name: UNSURE })).toBe('applied');
    await rival.pull();
    expect(rival.rows('competitions')).toMatchObject([{ otherTeamName: own.name }]);
    for (const phone of own.phones) expect(await nameOf(phone)).toBe(own.name);

    // The next one takes its place.
    expect(await say(captain, 'team.update', { teamId: own.id, name: WORSE })).toBe('applied');
    expect(await waiting(own.id)).toEqual([WORSE]);
    expect(await rule(own.id, false)).toBe(1);
    expect(await nameOf(captain)).toBe(own.name);
    expect(await newsOf(captain)).toContain('Please find other words');
    expect(await newsOf(captain)).not.toContain(WORDS_WAIT);

    // What is fine takes the place of what waits.
    await say(captain, 'team.update', { teamId: own.id, name: WORSE });
    expect(await newsOf(captain)).toContain(WORDS_WAIT);
    await say(captain, 'team.update', { teamId: own.id, name: `${own.name} One` });
    expect(await waiting(own.id)).toEqual([]);
    expect(await newsOf(captain)).not.toContain(WORDS_WAIT);
    expect(await rule(own.id, true)).toBe(0);
    await rival.pull();
    expect(rival.rows('competitions')).toMatchObject([{ otherTeamName: `${own.name} One` }]);
  });

  test('a team that is deleted takes along what waits', async () => {
    const coach = await phoneOf();
    const args = aTeam({ name: UNSURE });
    await say(coach, 'team.create', args);
    expect(await waiting(args.teamId)).toEqual([UNSURE]);
    expect(await say(coach, 'team.delete', { teamId: args.teamId })).toBe('applied');
    expect(await waiting(args.teamId)).toEqual([]);
    expect(await newsOf(coach)).toEqual([]);
    expect(await rule(args.teamId, true)).toBe(0);
    const asOf = new Date(world().clock.now).toISOString();
    expect(await ruleTeamWords(world().deps, 'no team', { isReleased: true, asOf })).toBe(0);
  });

  onOneOfThem(database, () => {
    test('whoever writes once more what stands there has taken back what waits, and nothing else', async () => {
      const [own] = [await aSquad(world())];
      const [captain, mate] = own.phones as [TestPhone, TestPhone];
      const words = { name: UNSURE, description: 'We play naked.' };
      await say(captain, 'team.update', { teamId: own.id, ...words });
      // Neither a goal nor the word of somebody who may not takes anything back.
      await say(captain, 'team.update', { teamId: own.id, weeklyGoal: 50 });
      expect(await say(mate, 'team.update', { teamId: own.id, name: own.name })).toBe('not_manager');
      expect(await waiting(own.id)).toHaveLength(2);
      expect(await say(captain, 'team.update', { teamId: own.id, name: own.name })).toBe('applied');
      expect(await waiting(own.id)).toEqual(['We play naked.']);
      expect(await newsOf(captain)).toContain(WORDS_WAIT);
      await captain.pull();
      const { description = '' } = captain.rows('teams')[0] ?? {};
      expect(await say(captain, 'team.update', { teamId: own.id, description })).toBe('applied');
      expect(await newsOf(captain)).not.toContain(WORDS_WAIT);
      await say(captain, 'team.update', { teamId: own.id, description: words.description });
      expect(await newsOf(captain)).toContain(WORDS_WAIT);
      expect(await rule(own.id, true)).toBe(1);
      await captain.pull();
      expect(captain.rows('teams')).toMatchObject([{ name: own.name, description: 'We play naked.' }]);
    });

    test('the operator rules on the words that they have read', async () => {
      const own = await aSquad(world());
      const [captain] = own.phones as [TestPhone];
      await say(captain, 'team.update', { teamId: own.id, name: UNSURE });
      const [read] = (await heldTeamWords(world().deps)).filter(({ teamId: id }) => id === own.id);
      const asOf = read?.asOf ?? '';
      world().clock.now += 1000;
      await say(captain, 'team.update', { teamId: own.id, name: WORSE });
      for (const isReleased of [true, false])
        expect(await ruleTeamWords(world().deps, own.id, { isReleased, asOf })).toBeUndefined();
      expect(await nameOf(captain)).toBe(own.name);
      expect(await waiting(own.id)).toEqual([WORSE]);
      expect(await rule(own.id, true)).toBe(1);
      expect(await nameOf(captain)).toBe(WORSE);
    });

    test('a name as of the people who run the server waits, for it stands on invitations', async () => {
      const own = await aSquad(world());
      const [captain] = own.phones as [TestPhone];
      const words = { name: 'VolleyPath Official', description: 'We train with VolleyPath.' };
      expect(await say(captain, 'team.update', { teamId: own.id, ...words })).toBe('applied');
      expect(await nameOf(captain)).toBe(own.name);
      expect(await waiting(own.id)).toEqual([words.name]);
    });
  });
});
