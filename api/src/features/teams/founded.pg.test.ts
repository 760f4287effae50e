import * as safety from 'sync-protocol/contract/profile/safety';
import { membershipId, type TeamId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import type { OutboxMutation } from 'sync-protocol/wire';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, aSquad, aTeam, join, say } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { closeTeamsWithMinors } from './commands.ts';

const VICTIMS = ['a minor', 'who has blocked them', 'who is out of sight', 'who has no profile'] as const;
type Victim = (typeof VICTIMS)[number] | 'a peer';

// Vets look at the database before anything of a push has run: what an earlier mutation of the same push, or somebody else
// meanwhile, makes of the player must open no door that is closed to who is that already.
onBothDatabases('a team of the same push', (kind) => {
  const world = testApp({ database: kind });
  const victims = new Map<Victim, TestPhone>();
  let coach: TestPhone;

  const phoneOf = async (age: number | null = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));
  const change = (phone: TestPhone, to: object) =>
    world().db.kysely.updateTable('users').set(to).where('id', '=', phone.user.id).execute();
  const victim = (which: Victim) => {
    const found = victims.get(which);
    if (!found) throw new Error(`${which} is there`);
    return found;
  };
  const said = async (phone: TestPhone, ...mutations: OutboxMutation[]) => {
    const answers = new Map<number, string>();
    const { results } = await phone.push(...mutations);
    for (const { id, to = id, status, code } of results)
      for (let each = id; each <= to; each++) answers.set(each, code ?? status);
    return mutations.map(({ id }) => answers.get(id));
  };
  const heardOf = async (phone: TestPhone) => {
    await phone.pull();
    return [...phone.rows('teamInvitations'), ...phone.rows('notifications').map(({ title }) => title)];
  };

  beforeAll(async () => {
    coach = await phoneOf();
    for (const which of [...VICTIMS, 'a peer'] as const)
      victims.set(which, await phoneOf(which === 'a minor' ? YOUNG : GROWN_UP));
    const blocker = victim('who has blocked them');
    await blocker.client.ok(safety.blockUser, {
      params: { id: blocker.user.id, blockedUserId: coach.user.id },
    });
    await change(victim('who is out of sight'), { hidden: true });
    await change(victim('who has no profile'), { displayName: null });
  });

  onOneOfThem(kind, () => {
    describe('an invitation into it', () => {
      test.each(VICTIMS)('reaches nobody of whom its player knows nothing: %s', async (which) => {
        const [team, other] = [aTeam(), victim(which)];
        const invite = () => coach.mutation('team.invite', anInvitation(team.teamId, other));
        const found = coach.mutation('team.create', team);
        expect(await said(coach, found, invite())).toEqual(['applied', 'user_not_found']);
        // As it is with a team that stands.
        expect(await said(coach, invite())).toEqual(['user_not_found']);
        expect(await heardOf(other)).toEqual([]);
      });

      test('says nothing that may not be said, and goes to nobody twice', async () => {
        const [team, other] = [aTeam(), victim('a peer')];
        const found = coach.mutation('team.create', team);
        const invite = (more: Partial<MutationArgs<'team.invite'>>) =>
          coach.mutation('team.invite', anInvitation(team.teamId, other, more));
        const words = [{ message: 'You fucking loser' }, { skillMatch: 'call me at 0171 2345678' }];
        const me = { playerId: coach.user.id };
        expect(await said(coach, found, ...[...words, me, {}, {}].map(invite))).toEqual([
          'applied',
          'words_unfit',
          'words_unfit',
          'already_member',
          'applied',
          'already_invited',
        ]);
        expect(await heardOf(other)).toMatchObject([{ message: '', skillMatch: '' }, 'You are invited']);
      });
    });

    test('a mere member of a team is told that they may not, and nothing else, whatever they ask', async () => {
      const { id: team, code, phones } = await aSquad(world(), 2);
      const [, member] = phones as [TestPhone, TestPhone];
      const minor = await phoneOf(YOUNG);
      expect(await join(minor, code)).toBe('applied');
      const { code: taken } = await aSquad(world(), 1);
      const [place] = (await member.pull(), member.rows('teamMembers'));
      const asked = [
        ...[...victims.values()].map((other) => member.mutation('team.invite', anInvitation(team, other))),
        member.mutation('team.update', { teamId: team, isOpen: true }),
        member.mutation('team.renewCode', { teamId: team, code: taken }),
        member.mutation('team.removeMember', {
          teamId: team,
          membershipId: membershipId.parse(place?.id),
          code: taken,
        }),
      ];
      expect(new Set(await said(member, ...asked))).toEqual(new Set(['not_manager']));
    });
  });

  test('who is made an admin while they invite is asked what an admin is asked', async () => {
    const { id: team, phones } = await aSquad(world(), 2);
    const [, member] = phones as [TestPhone, TestPhone];
    const minor = await phoneOf(YOUNG);
    let answer: Promise<string | undefined> | undefined;
    await world().db.transaction(async ({ kysely }) => {
      await holdScopes(kysely, [`team:${team}`]);
      const admin = kysely.updateTable('teamMembers').set({ role: 'admin' });
      await admin.where('memberId', '=', member.user.id).where('teamId', '=', team).execute();
      answer = say(member, 'team.invite', anInvitation(team, minor));
      if (kind === 'postgres') await untilWaiting(world().db, 1);
    });
    expect(await answer).toBe('user_not_found');
    expect(await heardOf(minor)).toEqual([]);
  });

  describe('with a minor in it', () => {
    const opening = (phone: TestPhone, team: TeamId) =>
      phone.mutation('team.update', { teamId: team, isOpen: true });

    onOneOfThem(kind, () => {
      test.each([YOUNG, 17, null])('is never open: whoever founds it is %s years old', async (age) => {
        const [phone, team] = [await phoneOf(age), aTeam()];
        const found = phone.mutation('team.create', team);
        expect(await said(phone, found, opening(phone, team.teamId))).toEqual(['applied', 'minors_inside']);
        await phone.pull();
        expect(phone.rows('teams')).toMatchObject([{ isOpen: false }]);
      });

      test('a grown-up’s is open at once', async () => {
        const [phone, team] = [await phoneOf(18), aTeam()];
        const found = phone.mutation('team.create', team);
        expect(await said(phone, found, opening(phone, team.teamId))).toEqual(['applied', 'applied']);
      });
    });

    test('which stands open is closed by the clean-up, and its phones hear of it', async () => {
      const [young, grown] = [await aSquad(world(), 1, YOUNG), await aSquad(world(), 1)];
      const ids = [young.id, grown.id];
      const { kysely } = world().db;
      await kysely.updateTable('teams').set({ isOpen: true }).where('id', 'in', ids).execute();
      const heard: string[] = [];
      const scopes = ids.map((id) => `team:${id}`);
      onTestFinished(world().deps.pokes.subscribe(scopes, ({ scope }) => heard.push(scope)));
      await closeTeamsWithMinors(world().deps);
      const open = await kysely.selectFrom('teams').select('id').where('isOpen', '=', true).execute();
      expect(ids.filter((id) => open.some((one) => one.id === id))).toEqual([grown.id]);
      expect(heard).toEqual([`team:${young.id}`]);
    });
  });
});
