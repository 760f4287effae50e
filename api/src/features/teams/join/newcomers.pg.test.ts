import { sayBirth } from 'sync-protocol/contract/session/session';
import { joinRequestId, membershipId, newId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, found, join, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

onOneDatabase('whoever answers for a team', (database) => {
  const world = testApp({ database });
  const phoneOf = async (age = GROWN_UP) => aPulledPhone(world(), await aUser(world(), { age }));
  /** A team of a player with another admin, and what both of them have heard of it. */
  const squad = async (age?: number) => {
    const [maker, admin] = [await phoneOf(age), await phoneOf(age)];
    const team = await found(maker);
    await join(admin, team.code);
    const place = { teamId: team.teamId, membershipId: membershipId.parse(admin.rows('memberships')[0]?.id) };
    expect(await say(maker, 'team.setRole', { ...place, role: 'admin' })).toBe('applied');
    const readAll = async () => {
      for (const phone of [maker, admin]) await say(phone, 'notification.markRead', {});
    };
    await readAll();
    const heard = async () => [await newsIn(maker), await newsIn(admin)];
    return { ...team, maker, admin, heard, readAll };
  };
  const newsIn = async (phone: TestPhone) => {
    await phone.pull();
    return phone
      .rows('notifications')
      .filter(({ read }) => !read)
      .map(({ message }) => message)
      .toSorted();
  };

  test('hears of who comes by its code, however many they are, and never who it is', async () => {
    const { teamId, name, code, maker, heard, readAll } = await squad();
    const [one, two] = [await phoneOf(), await phoneOf(YOUNG)];
    await join(one, code);
    const first = [`${name} has a new member.`];
    expect(await heard()).toEqual([first, first]);
    expect(maker.rows('notifications')).toMatchObject([
      {
        type: 'team_request',
        data: JSON.stringify({ actionUrl: `/teams?team=${teamId}`, names: { [teamId]: name } }),
      },
    ]);
    // Whoever gives it once more was there before.
    await join(one, code);
    expect(await heard()).toEqual([first, first]);
    await join(two, code);
    const both = [`${name} has new members.`];
    expect(await heard()).toEqual([both, both]);
    await readAll();
    expect(await heard()).toEqual([[], []]);
    await join(await phoneOf(YOUNG), code);
    expect(await heard()).toEqual([first, first]);
    expect(await newsIn(one)).toEqual([]);
  });

  test('is told once of many, until they have read it', async () => {
    const { name, code, maker, heard, readAll } = await squad();
    const told = () => maker.rows('notifications').find(({ read }) => !read)?.createdAt;
    for (let count = 0; count < 2; count++) await join(await phoneOf(), code);
    const both = [`${name} has new members.`];
    expect(await heard()).toEqual([both, both]);
    const at = told();
    world().clock.now += 1000;
    await join(await phoneOf(), code);
    expect(await heard()).toEqual([both, both]);
    expect(told()).toBe(at);
    await readAll();
    await join(await phoneOf(), code);
    expect(told()).not.toBe(at);
  });

  test.each([
    ['grown-up among minors', YOUNG, GROWN_UP],
    ['grown-up among grown-ups', GROWN_UP, GROWN_UP],
    ['minor', YOUNG, YOUNG],
  ])(
    'hears of a %s who comes and goes once a day, and again when the code was another',
    async (_, age, own) => {
      const { teamId, code, maker, heard, readAll } = await squad(age);
      const phone = await phoneOf(own);
      const news = async (by = code) => {
        await readAll();
        await join(phone, by);
        const [ofMaker = []] = await heard();
        await say(phone, 'team.leave', { teamId });
        return ofMaker.length;
      };
      expect([await news(), await news()]).toEqual([1, 0]);
      world().clock.now += DAY_MS;
      expect([await news(), await news()]).toEqual([1, 0]);
      const renewed = newTeamCode();
      expect(await say(maker, 'team.renewCode', { teamId, code: renewed })).toBe('applied');
      expect([await news(renewed), await news(renewed)]).toEqual([1, 0]);
    },
  );

  test('hears anew of a grown-up whom they removed and who is back by the new code, read or not', async () => {
    const { teamId, code, maker, heard } = await squad(YOUNG);
    const phone = await phoneOf();
    await join(phone, code);
    await heard();
    const told = () =>
      maker
        .rows('notifications')
        .flatMap(({ title, createdAt }) => (title === 'A grown-up has joined' ? createdAt : []));
    const before = told();
    world().clock.now += 1000;
    const renewed = newTeamCode();
    const place = { teamId, membershipId: membershipId.parse(phone.rows('memberships')[0]?.id) };
    expect(await say(maker, 'team.removeMember', { ...place, code: renewed })).toBe('applied');
    await join(phone, renewed);
    await heard();
    expect(told()).toHaveLength(1);
    expect(told()).not.toEqual(before);
  });

  test('hears of a grown-up who comes back to minors, though there were none when they were news', async () => {
    const { teamId, name, code, heard, readAll } = await squad();
    const phone = await phoneOf();
    await join(phone, code);
    await say(phone, 'team.leave', { teamId });
    await join(await phoneOf(YOUNG), code);
    await readAll();
    await join(phone, code);
    const [[news] = []] = await heard();
    expect(news).toContain(`A grown-up has joined ${name} by its code.`);
  });

  test('hears what to do about a grown-up who comes by the code to minors', async () => {
    const { name, code, heard } = await squad(YOUNG);
    await join(await phoneOf(YOUNG + 1), code);
    const [before = []] = await heard();
    expect(before).toHaveLength(1);
    const stranger = await phoneOf();
    await join(stranger, code);
    const [ofMaker = [], ofAdmin] = await heard();
    expect(ofAdmin).toEqual(ofMaker);
    expect(ofMaker).toEqual([
      `A grown-up has joined ${name} by its code. If nobody expects them, give the team a new code, and remove them if they are still in it.`,
      `${name} has a new member.`,
    ]);
    expect(JSON.stringify(ofMaker)).not.toContain(stranger.user.displayName);
  });

  test('hears of who comes into an open team, and not of whom one of them has let in', async () => {
    const { teamId, name, maker, heard } = await squad();
    const ask = async () => {
      const phone = await phoneOf();
      const asked = { joinRequestId: joinRequestId.parse(newId()), teamId, teamName: name };
      expect(await say(phone, 'team.request', asked)).toBe('applied');
      return asked;
    };
    const { joinRequestId: id } = await ask();
    await say(maker, 'team.answer', { teamId, joinRequestId: id, isAccepted: true });
    expect(await heard()).toEqual([[], []]);
    await say(maker, 'team.update', { teamId, isOpen: true });
    await ask();
    expect(await heard()).toEqual([[`${name} has a new member.`], [`${name} has a new member.`]]);
  });

  test('hears once of whom they have invited and who then comes by the code', async () => {
    const { teamId, name, code, maker, heard } = await squad();
    const guest = await phoneOf();
    await say(maker, 'team.invite', anInvitation(teamId, guest));
    await join(guest, code);
    expect(await heard()).toEqual([[`${name} has a new member.`], [`${name} has a new member.`]]);
  });
  test('hears of a grown-up among minors who says their age only once they are in', async () => {
    const { name, code, heard, readAll } = await squad(YOUNG);
    const late = await aPulledPhone(world(), await aUser(world(), { age: null }));
    await join(late, code);
    await heard();
    await readAll();
    await late.client.ok(sayBirth, { body: { birthMonth: 1, birthYear: 1980 } });
    const [[ofMaker] = [], [ofAdmin] = []] = await heard();
    expect(ofAdmin).toEqual(ofMaker);
    expect(ofMaker).toContain(`A grown-up has joined ${name} by its code.`);
  });

  test('hears no more of who says their age and is a minor, or is among grown-ups', async () => {
    for (const [age, birthYear] of [
      [YOUNG, world().deps.now().getUTCFullYear() - YOUNG - 1],
      [GROWN_UP, 1980],
    ] as const) {
      const { code, heard, readAll } = await squad(age);
      const late = await aPulledPhone(world(), await aUser(world(), { age: null }));
      await join(late, code);
      await heard();
      await readAll();
      await late.client.ok(sayBirth, { body: { birthMonth: 1, birthYear } });
      expect(await heard()).toEqual([[], []]);
    }
  });
});
