import { deleteAccount } from 'sync-protocol/contract/session/account';
import { membershipId } from 'sync-protocol/ids';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, found, join, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { heldTeamWords, holdTeamWords, ruleTeamWords } from '../commands.ts';

onOneDatabase('other names of a team', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  /** A team with a coach and a helper, who both answer for it, and somebody who is invited into it. */
  const aTeamOfTwo = async () => {
    const [coach, helper, guest] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team, name, code } = await found(coach);
    await join(helper, code);
    const place = { teamId: team, membershipId: membershipId.parse(helper.rows('memberships')[0]?.id) };
    const setRole = (role: TeamRole) => say(coach, 'team.setRole', { ...place, role });
    expect(await setRole('admin')).toBe('applied');
    expect(await say(coach, 'team.invite', anInvitation(team, guest))).toBe('applied');
    const update = (phone: TestPhone, next: string) =>
      phone.mutation('team.update', { teamId: team, name: next });
    /** Gives it other names, by one push; answers what of it is refused. */
    const rename = async (phone: TestPhone, ...names: string[]) => {
      const { results } = await phone.push(...names.map((next) => update(phone, next)));
      return results.flatMap(({ code: why }) => why ?? []);
    };
    /** As who is invited reads it. */
    const read = async () => {
      await guest.pull();
      return guest.rows('teamInvitations')[0]?.teamName;
    };
    return { team, name, coach, helper, setRole, update, rename, read };
  };

  test('are three in a day, whoever gives them', async () => {
    const { team, name, coach, helper, rename, read } = await aTeamOfTwo();
    // What stands there is no other name, nor is what else there is to a team.
    expect(await rename(coach, name)).toEqual([]);
    for (const [phone, next] of [
      [coach, 'Lena cried'],
      [helper, 'Lena where'],
      [coach, 'Lena why'],
    ] as const)
      expect(await rename(phone, next)).toEqual([]);
    for (const phone of [coach, helper])
      expect(await rename(phone, 'Lena answer me')).toEqual(['many_names']);
    expect(await say(coach, 'team.update', { teamId: team, weeklyGoal: 40 })).toBe('applied');
    expect(await read()).toBe('Lena why');
    world().clock.now += DAY_MS;
    expect(await rename(helper, 'Lena answer me')).toEqual([]);
  });

  test.each(['answers for it no more', 'has deleted the account'])(
    'count though who gave them %s',
    async (how) => {
      const { coach, helper, setRole, rename } = await aTeamOfTwo();
      for (const next of ['Lena cried', 'Lena where', 'Lena why'])
        expect(await rename(helper, next)).toEqual([]);
      if (how === 'answers for it no more') await setRole('member');
      else await helper.client.ok(deleteAccount);
      expect(await rename(coach, 'Lena answer me')).toEqual(['many_names']);
    },
  );

  test.each(['handed over', 'inherited'])('count where the team is %s with an account', async (how) => {
    const { coach, setRole, helper, rename } = await aTeamOfTwo();
    for (const next of ['Lena cried', 'Lena where', 'Lena why'])
      expect(await rename(coach, next)).toEqual([]);
    if (how === 'handed over') expect(await setRole('creator')).toBe('applied');
    await coach.client.ok(deleteAccount);
    expect(await rename(helper, 'Lena answer me')).toEqual(['many_names']);
    world().clock.now += DAY_MS;
    expect(await rename(helper, 'Lena answer me')).toEqual([]);
  });

  test('count from when the server hears of them', async () => {
    const { coach, update, rename } = await aTeamOfTwo();
    for (const next of ['Lena cried', 'Lena where', 'Lena why'])
      await coach.push({ ...update(coach, next), ...coach.ago(2) });
    expect(await rename(coach, 'Lena answer me')).toEqual(['many_names']);
  });

  test('count where somebody reads them, and no others', async () => {
    const { team, name, coach, rename, read } = await aTeamOfTwo();
    const { deps } = world();
    // Of a push all read the last one alone.
    expect(await rename(coach, 'One', 'Two', 'Three', 'Four', name)).toEqual([]);
    expect(await rename(coach, 'One', 'Two', 'Three', 'Four')).toEqual([]);
    expect(await read()).toBe('Four');
    expect(await rename(coach, 'Fuck')).toEqual(['words_unfit']);
    for (const unsure of ['Sexy Setters', 'Naked Netters']) expect(await rename(coach, unsure)).toEqual([]);
    const [{ asOf } = { asOf: '' }] = (await heldTeamWords(deps)).filter(({ teamId }) => teamId === team);
    expect(await ruleTeamWords(deps, team, { isReleased: true, asOf })).toBe(1);
    expect(await read()).toBe('Naked Netters');
    for (const next of ['Five', 'Six']) expect(await rename(coach, next)).toEqual([]);
    // Who reads what was let through once reads another name.
    for (const next of ['Seven', 'Naked Netters']) expect(await rename(coach, next)).toEqual(['many_names']);
    expect(await rename(coach, 'Six', 'Sexy Setters')).toEqual([]);
    world().clock.now += DAY_MS;
    await holdTeamWords(deps, team);
    for (const next of ['Seven', 'Eight', 'Nine']) expect(await rename(coach, next)).toEqual([]);
    expect(await read()).toBe('Nine');
  });
});
