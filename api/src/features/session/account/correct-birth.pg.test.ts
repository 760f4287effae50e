import type { TeamId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, asking, aSquad, join, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { correctBirth } from './correct-birth.ts';

const NOTHING = [0, 0, 0, 0];
const TIED = [1, 1, 1, 0];

onOneDatabase('a birth that was said wrongly', (database) => {
  const world = testApp({ database });
  const bornBefore = (years: number) => {
    const date = new Date(world().clock.now);
    return { birthMonth: date.getUTCMonth() + 1, birthYear: date.getUTCFullYear() - years - 1 };
  };
  const become = async (one: TestPhone, other: TestPhone) => {
    await say(one, 'rival.request', asking(other));
    expect(await say(other, 'rival.accept', { rivalId: one.user.id })).toBe('applied');
    expect(await say(one, 'friendStreak.offer', { friendId: other.user.id, askedAs: '' })).toBe('applied');
  };
  const invite = (phone: TestPhone, team: TeamId, player: TestPhone) =>
    say(phone, 'team.invite', anInvitation(team, player));
  /** How many rivals, streaks together, players that are known by them, and invitations. */
  const has = async (phone: TestPhone) => {
    await phone.pull();
    const tables = ['rivalries', 'friendStreaks', 'knownPlayers', 'teamInvitations'] as const;
    return tables.map((table) => phone.rows(table).length);
  };

  test('of who is a minor closes name, profile and teams, and ends what they have with grown-ups', async () => {
    const [team, other] = [await aSquad(world(), 2), await aSquad(world(), 1)];
    const [adult, young] = team.phones as [TestPhone, TestPhone];
    const [stranger] = other.phones as [TestPhone];
    await say(adult, 'team.update', { teamId: team.id, isOpen: true });
    await become(young, adult);
    expect(await invite(stranger, other.id, young)).toBe('applied');
    expect([await has(young), await has(adult)]).toEqual([[1, 1, 1, 1], TIED]);

    expect(await correctBirth(world().deps, young.user.id, bornBefore(YOUNG))).toBe(2);
    expect([await has(young), await has(adult), await has(stranger)]).toEqual([NOTHING, NOTHING, NOTHING]);
    expect(young.rows('users')).toMatchObject([{ hideRealName: true, isPrivate: true }]);
    expect(young.rows('playerStats')).toMatchObject([{ rivals: 0 }]);
    expect(adult.rows('teams')).toMatchObject([{ isOpen: false }]);
    expect(await say(adult, 'team.update', { teamId: team.id, isOpen: true })).toBe('minors_inside');
    // Who came by the code stays in the team: there the two may know each other.
    expect(young.rows('memberships')).toHaveLength(1);
    expect(await invite(stranger, other.id, young)).toBe('user_not_found');
  });

  test('closes for good what was opened before, whenever that arrives', async () => {
    const phone = await aPhone(world());
    const open = { hideRealName: false, isPrivate: false };
    // What a device closed itself it may open, however late that arrives; here it was not the device that closed it.
    await phone.push(phone.mutation('profile.update', { isPrivate: true }));
    const opened = phone.mutation('profile.update', open);
    world().clock.now += 1000;
    await correctBirth(world().deps, phone.user.id, bornBefore(YOUNG));
    await phone.push(opened);
    await phone.pull();
    expect(phone.rows('users')).toMatchObject([{ hideRealName: true, isPrivate: true }]);
    world().clock.now += 1000;
    await phone.push(phone.mutation('profile.update', open));
    await phone.pull();
    expect(phone.rows('users')).toMatchObject([open]);
  });

  test('of who is a grown-up is news for who answers for the minors to whom they came by a code', async () => {
    const team = await aSquad(world(), 2, YOUNG);
    const [creator, other] = team.phones as [TestPhone, TestPhone];
    const heard = async () => {
      await creator.pull();
      const news = creator.rows('notifications').filter(({ title }) => title === 'A grown-up has joined');
      return news.map(({ createdAt }) => createdAt);
    };
    expect(await heard()).toEqual([]);
    const at = new Date(world().clock.now).toISOString();
    await correctBirth(world().deps, other.user.id, bornBefore(GROWN_UP));
    expect(await heard()).toEqual([at]);
    world().clock.now += 2 * DAY_MS;
    await correctBirth(world().deps, other.user.id, bornBefore(GROWN_UP + 1));
    expect(await heard()).toEqual([at]);
  });

  test('leaves what a minor has with others of that age, and what is their own to open', async () => {
    const { code, phones } = await aSquad(world(), 2, YOUNG, GROWN_UP);
    const [coach, one] = phones as [TestPhone, TestPhone];
    const [peer] = (await aSquad(world(), 1, YOUNG)).phones as [TestPhone];
    await join(peer, code);
    await become(one, peer);
    // They have opened both.
    const open = { hideRealName: false, isPrivate: false };
    await say(one, 'profile.update', open);
    expect(await correctBirth(world().deps, one.user.id, bornBefore(YOUNG + 1))).toBe(0);
    expect([await has(one), await has(peer)]).toEqual([TIED, TIED]);
    expect(one.rows('users')).toMatchObject([open]);

    // Grown up, they meet no minor but in the team, and all others as grown-ups do.
    expect(await correctBirth(world().deps, one.user.id, bornBefore(GROWN_UP))).toBe(1);
    expect([await has(one), await has(peer)]).toEqual([NOTHING, NOTHING]);
    expect(one.rows('users')).toMatchObject([open]);
    await become(one, coach);
    expect((await has(coach))[0]).toBe(1);
  });

  test('lets who was of unknown age meet others at once', async () => {
    const [phone, other] = [await aPhone(world()), await aPhone(world())];
    const unknown = { birthMonth: null, birthYear: null };
    await world().db.kysely.updateTable('users').set(unknown).where('id', '=', phone.user.id).execute();
    const ask = () => say(other, 'rival.request', asking(phone));
    expect(await ask()).toBe('user_not_found');
    expect(await correctBirth(world().deps, phone.user.id, bornBefore(GROWN_UP))).toBe(0);
    expect(await ask()).toBe('applied');
  });
});
