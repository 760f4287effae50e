import { joinRequestId, membershipId, newId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, found, join, say } from '#testing/competing.ts';
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
      .map(({ message }) => message);
  };

  test('hears of who comes by its code, however many they are, and never who it is', async () => {
    const { teamId, name, code, maker, heard, readAll } = await squad();
    const [one, two] = [await phoneOf(), await phoneOf(YOUNG)];
    await join(one, code);
    const first = [`${name} has a new member.`];
    expect(await heard()).toEqual([first, first]);
    expect(maker.rows('notifications')).toMatchObject([
      { type: 'team_request', data: JSON.stringify({ actionUrl: `/teams?team=${teamId}` }) },
    ]);
    // Whoever gives it once more was there before.
    await join(one, code);
    expect(await heard()).toEqual([first, first]);
    await join(two, code);
    const both = [`${name} has new members.`];
    expect(await heard()).toEqual([both, both]);
    await readAll();
    expect(await heard()).toEqual([[], []]);
    await say(one, 'team.leave', { teamId });
    await say(two, 'team.leave', { teamId });
    await join(two, code);
    expect(await heard()).toEqual([first, first]);
    expect(await newsIn(one)).toEqual([]);
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
    expect(ofMaker.toSorted()).toEqual([
      `A grown-up has joined ${name} by its code. If nobody expects them, remove them: the team then gets a new code.`,
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
});
