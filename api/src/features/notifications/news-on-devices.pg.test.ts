import { blockUser } from 'sync-protocol/contract/profile/safety';
import { joinRequestId, newId } from 'sync-protocol/ids';
import type { SettingsFields } from 'sync-protocol/entities/notifications/user-settings';
import { beforeEach, expect, test } from 'vitest';
import { heldTeamWords, ruleTeamWords } from '#features/teams/commands.ts';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import {
  anInvitation,
  asking,
  aSquad,
  challenging,
  creatorOf,
  join,
  say,
  type Squad,
  train,
  underWay,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aDevice, whatIsTold } from '#testing/players/devices.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { heldMessages, ruleMessage } from '../rule-messages.ts';
import { MAX_A_DAY } from './web-push/due-web-pushes.ts';

const HOUR_MS = 3_600_000;

onOneDatabase('what devices are told', (database) => {
  const world = testApp({ database });
  let noon: number;
  beforeEach(() => {
    noon ??= world().clock.now;
    world().clock.now = noon;
  });

  const withDevice = async () => {
    const phone = await aPhone(world());
    await aDevice(world(), phone.user);
    return phone;
  };
  /** The titles that a player's device is told now. */
  const told = async ({ user }: TestPhone) =>
    (await whatIsTold(world()))
      .filter(({ endpoint }) => endpoint.endsWith(user.id))
      .map(({ notification }) => notification.title);
  /** That somebody has come into their teams is no news any more. */
  const forgetNews = () => world().db.kysely.deleteFrom('dueWebPushes').execute();
  const set = (phone: TestPhone, settings: Partial<SettingsFields>) =>
    say(phone, 'settings.update', settings);
  const ask = async (phone: TestPhone) => {
    const rival = await aPhone(world());
    expect(await say(rival, 'rival.request', asking(phone))).toBe('applied');
    return rival;
  };
  const invite = async (phone: TestPhone, squad?: Squad, message = '') => {
    const team = squad ?? (await aSquad(world(), 1));
    const args = anInvitation(team.id, phone, { message });
    expect(await say(creatorOf(team), 'team.invite', args)).toBe('applied');
  };
  const askToJoin = async (squad: Squad) => {
    const args = { joinRequestId: joinRequestId.parse(newId()), teamId: squad.id, teamName: squad.name };
    expect(await say(await aPhone(world()), 'team.request', args)).toBe('applied');
  };
  /** Somebody for whom a rival can cheer, once for each thing that they did. */
  const cheered = async () => {
    const phone = await withDevice();
    const rival = await ask(phone);
    await say(phone, 'rival.accept', { rivalId: rival.user.id });
    await phone.start(testRegimenId('serving'));
    await phone.pull();
    await train(phone, 2);
    await say(phone, 'notification.markRead', {});
    await whatIsTold(world());
    await rival.pull();
    const done = rival.rows('rivalActivities').map(({ id }) => id);
    const cheer = async () => {
      const activityId = done.pop();
      if (activityId === undefined) throw new Error('there is nothing left to cheer for');
      expect(await say(rival, 'rival.cheer', { activityId, cheer: 'ace' })).toBe('applied');
    };
    return { phone, cheer };
  };
  const cheersIn = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('notifications').filter(({ type }) => type === 'rival_cheer');
  };

  test('invitations into teams are one message, and a switch', async () => {
    const phone = await withDevice();
    for (let teams = 0; teams < 2; teams++) await invite(phone);
    expect(await told(phone)).toEqual(['News about your invitations']);
    expect(await told(phone)).toEqual([]);
    await set(phone, { teamNews: false });
    await invite(phone);
    expect(await told(phone)).toEqual([]);
  });

  test('requests to a team are one message, and a switch', async () => {
    const squad = await aSquad(world());
    const [creator, member] = squad.phones;
    if (!creator || !member) throw new Error('there are two in it');
    for (const { user } of [creator, member]) await aDevice(world(), user);
    for (let players = 0; players < 2; players++) await askToJoin(squad);
    expect(await whatIsTold(world())).toMatchObject([
      {
        endpoint: expect.stringContaining(creator.user.id) as string,
        notification: { title: 'News about your team' },
      },
    ]);
    await set(creator, { teamNews: false });
    await askToJoin(squad);
    expect(await whatIsTold(world())).toEqual([]);
  });

  test('how a competition went out is told to both teams, and is a switch', async () => {
    const squads = [await aSquad(world()), await aSquad(world())] as const;
    const [winners, losers] = squads;
    for (const { user } of squads.flatMap(({ phones }) => phones)) await aDevice(world(), user);
    await forgetNews();
    await underWay(winners, losers, { targetValue: 1 });
    // A challenge, its answer: to each player as one.
    expect((await whatIsTold(world())).map(({ notification }) => notification.title)).toEqual(
      Array.from({ length: 4 }, () => 'News about your competitions'),
    );
    const [quiet] = losers.phones;
    if (!quiet) throw new Error('there are two in it');
    await set(quiet, { competitionNews: false });
    world().clock.now += 60_000;
    await train(creatorOf(winners), 1);
    const heard = await whatIsTold(world());
    const others = squads.flatMap(({ phones }) => phones).filter((phone) => phone !== quiet);
    expect(new Set(heard.map(({ endpoint }) => endpoint))).toEqual(
      new Set(others.map(({ user }) => `https://push.example/${user.id}`)),
    );
    expect(JSON.stringify(heard)).not.toContain(creatorOf(winners).user.displayName);
  });

  test('cheers have a switch of their own, which goes with that of rivals until it is set', async () => {
    const { phone, cheer } = await cheered();
    await set(phone, { rivalNews: false });
    await cheer();
    expect(await told(phone)).toEqual([]);
    const loud = await cheered();
    await set(loud.phone, { rivalNews: false, cheerNews: true });
    await loud.cheer();
    await ask(loud.phone);
    expect(await told(loud.phone)).toEqual(['A cheer for you']);
    const calm = await cheered();
    await set(calm.phone, { cheerNews: false });
    await calm.cheer();
    await ask(calm.phone);
    expect(await told(calm.phone)).toEqual(['News from your rivals']);
  });

  test('whatever comes in quiet hours waits for their end, each kind as one', async () => {
    const squad = await aSquad(world(), 1);
    const creator = creatorOf(squad);
    await aDevice(world(), creator.user);
    world().clock.now = noon + 10 * HOUR_MS;
    await askToJoin(squad);
    await askToJoin(squad);
    await invite(creator);
    await ask(creator);
    expect(await told(creator)).toEqual([]);
    world().clock.now = noon + 19 * HOUR_MS - 60_000;
    expect(await told(creator)).toEqual([]);
    world().clock.now = noon + 19 * HOUR_MS;
    expect((await told(creator)).toSorted()).toEqual([
      'News about your invitations',
      'News about your team',
      'News from your rivals',
    ]);
    expect(await told(creator)).toEqual([]);
  });

  test('no more than a few messages a day; the app has them all', async () => {
    const phone = await aPhone(world());
    for (let asked = 0; asked < MAX_A_DAY; asked++) {
      await ask(phone);
      await told(phone);
    }
    await say(phone, 'notification.markRead', {});
    await phone.pull();
    const before = phone.rows('notifications').length;
    // What had nowhere to go does not count.
    await aDevice(world(), phone.user);
    const heard = [];
    for (let asked = 0; asked < MAX_A_DAY + 2; asked++) {
      await ask(phone);
      heard.push(...(await told(phone)));
    }
    expect(heard).toHaveLength(MAX_A_DAY);
    await invite(phone);
    expect(await told(phone)).toEqual([]);
    await phone.pull();
    expect(phone.rows('notifications')).toHaveLength(before + MAX_A_DAY + 3);
    // Not told late, but the next day is another one.
    world().clock.now = noon + 24 * HOUR_MS;
    expect(await told(phone)).toEqual([]);
    await ask(phone);
    expect(await told(phone)).toEqual(['News from your rivals']);
  });

  test('what was read or deleted is neither told nor counted; the icon shows what is left', async () => {
    const phone = await withDevice();
    await ask(phone);
    await ask(phone);
    await invite(phone);
    await phone.pull();
    const [request] = phone.rows('notifications').filter(({ type }) => type === 'rival_request');
    const [invitation] = phone.rows('notifications').filter(({ type }) => type === 'team_invitation');
    if (!request || !invitation) throw new Error('both were told');
    const notificationIds = [request.id, invitation.id];
    await say(phone, 'notification.setDeleted', { notificationIds, deleted: true });
    expect(await whatIsTold(world())).toMatchObject([
      { notification: { title: 'News from your rivals', app_badge: '1' } },
    ]);
    // What is brought back is no news.
    await say(phone, 'notification.setDeleted', { notificationIds, deleted: false });
    expect(await whatIsTold(world())).toEqual([]);
  });

  test('a cheer after one that was deleted is the only one', async () => {
    const { phone, cheer } = await cheered();
    await cheer();
    const notificationIds = (await cheersIn(phone)).map(({ id }) => id);
    await say(phone, 'notification.setDeleted', { notificationIds, deleted: true });
    expect(await whatIsTold(world())).toEqual([]);
    world().clock.now += 1;
    await cheer();
    expect(await cheersIn(phone)).toMatchObject([{ title: 'A rival cheers for you', deletedAt: null }]);
    expect(await told(phone)).toEqual(['A cheer for you']);
  });

  test('one’s own words that are looked at are told in the app alone; what the operator says of them is news', async () => {
    const other = await withDevice();
    const [squad, rivals] = [await aSquad(world()), await aSquad(world())];
    const author = creatorOf(squad);
    await aDevice(world(), author.user);
    await forgetNews();
    const message = 'Catch me naked';
    expect(await say(author, 'rival.request', asking(other, { message }))).toBe('applied');
    await invite(other, squad, message);
    const challenge = challenging(squad, rivals, { name: message });
    expect(await say(author, 'competition.create', challenge)).toBe('applied');
    expect(await say(author, 'team.update', { teamId: squad.id, name: message })).toBe('applied');
    await author.pull();
    expect(author.rows('notifications')).toHaveLength(1 + 4);
    expect(await told(author)).toEqual([]);
    const ofTeam = await heldTeamWords(world().deps);
    for (const { teamId, asOf } of ofTeam)
      await ruleTeamWords(world().deps, teamId, { isReleased: true, asOf });
    expect(await told(author)).toEqual(['News about your team']);
    for (const { id } of await heldMessages(world().deps)) await ruleMessage(world().deps, id, false);
    expect((await told(author)).toSorted()).toEqual([
      'News about your competitions',
      'News about your invitations',
      'News from your rivals',
    ]);
    expect(JSON.stringify(world().pushed)).not.toContain(message);
  });

  test('say nothing of a team to who has left it, nothing of who is blocked, and nobody’s name', async () => {
    const squad = await aSquad(world(), 3);
    const [creator, member, leaver] = squad.phones;
    if (!creator || !member || !leaver) throw new Error('three are in it');
    for (const { user } of squad.phones) await aDevice(world(), user);
    await whatIsTold(world());
    const people = squad.phones.map(({ user }) => user);
    const names = [squad.name, ...people.flatMap((user) => [user.id, user.displayName])];
    const messages = async () => {
      const all = await whatIsTold(world());
      const said = JSON.stringify(all.map(({ notification }) => notification));
      expect(names.filter((name) => said.includes(name))).toEqual([]);
      return all.map(({ endpoint }) => people.findIndex(({ id }) => endpoint.endsWith(id)));
    };
    // Not told yet when they leave: a challenge that begins, and somebody who comes in.
    const other = await aSquad(world(), 3);
    await underWay(squad, other);
    expect(await say(leaver, 'team.leave', { teamId: squad.id })).toBe('applied');
    expect(await messages()).toEqual(expect.arrayContaining([0, 1]));
    await say(creator, 'notification.markRead', {});
    world().clock.now += 1;
    expect(await join(await aPhone(world()), squad.code)).toBe('applied');
    expect(await messages()).toEqual([0]);
    // What they ask is on its way to a device when they are blocked; later nothing of theirs is.
    expect(await say(leaver, 'rival.request', asking(creator))).toBe('applied');
    await creator.client.ok(blockUser, {
      params: { id: creator.user.id, blockedUserId: leaver.user.id },
    });
    expect(await messages()).toEqual([]);
    await say(leaver, 'rival.request', asking(creator));
    await say(leaver, 'team.request', {
      joinRequestId: joinRequestId.parse(newId()),
      teamId: squad.id,
      teamName: squad.name,
    });
    expect(await messages()).toEqual([]);
  });
});
