import { blockUser } from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/competitions';
import { membershipId } from 'sync-protocol/ids';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  found,
  join,
  say,
  underWay,
  type Squad,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import type { TestPhone } from '#testing/phone.ts';
import { closeDue } from './closing/close-due.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('the name of a team that somebody of a block answers for', (database) => {
  const world = testApp({ database });
  const block = ({ client, user }: TestPhone, { user: other }: TestPhone) =>
    client.ok(blockUser, { params: { id: user.id, blockedUserId: other.id } });
  const phoneIn = ({ phones }: Squad, place: number) => {
    const phone = phones[place];
    if (!phone) throw new Error('so many are in it');
    return phone;
  };
  const squads = async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    return { from, to, author: creatorOf(from), member: phoneIn(to, 1) };
  };
  /** Whether some words are in anything that a player's phone has, and is answered of competitions. */
  const reads = async (phone: TestPhone, words: string) => {
    await phone.pull();
    return JSON.stringify([phone.everything(), await phone.client.ok(calls.listCompetitions)]).includes(
      words,
    );
  };
  const rename = (phone: TestPhone, { id }: Squad, name: string) =>
    say(phone, 'team.update', { teamId: id, name });

  const foundedAgain = async ({ phones }: Squad): Promise<Squad> => {
    const [maker, mate] = phones;
    if (!maker || !mate) throw new Error('two are in it');
    const { teamId: id, name, code } = await found(maker);
    expect(await join(mate, code)).toBe('applied');
    return { id, name, code, phones };
  };

  test('is no way back for who calls their team as one that is not named', async () => {
    const { from, to, author, member } = await squads();
    await block(member, author);
    expect(await say(author, 'competition.create', challenging(from, to))).toBe('applied');
    expect(await rename(author, from, UNNAMED_OPPONENT)).toBe('applied');
    expect(await rename(author, from, 'Zoe has lost')).toBe('applied');
    expect(await reads(member, 'Zoe has lost')).toBe(false);
  });

  test('goes from the news of who blocks them after a teammate did', async () => {
    const { from, to } = await squads();
    await underWay(from, to);
    for (const phone of to.phones) {
      expect(await reads(phone, from.name)).toBe(true);
      await block(phone, creatorOf(from));
      expect(await reads(phone, from.name)).toBe(false);
    }
  });

  test('goes also from the news that it is over', async () => {
    const { from, to, author, member } = await squads();
    await underWay(from, to);
    world().clock.now += 10 * DAY_MS;
    await closeDue(world().deps);
    expect(await reads(member, from.name)).toBe(true);
    await block(member, author);
    expect(await reads(member, from.name)).toBe(false);
  });

  test('is told anew where a phone chooses the number of a competition whose teams are gone', async () => {
    const { from, to } = await squads();
    const id = await underWay(from, to);
    for (const squad of [from, to])
      expect(await say(creatorOf(squad), 'team.delete', { teamId: squad.id })).toBe('applied');
    world().clock.now += 1000;
    const founded = await Promise.all([from, to].map(foundedAgain));
    const [ours, theirs] = founded;
    if (!ours || !theirs) throw new Error('there are two sides');
    await underWay(ours, theirs, { competitionId: id });
    expect(await reads(phoneIn(theirs, 1), ours.name)).toBe(true);
  });

  test('goes when they come to answer for the team', async () => {
    const { from, to, author, member } = await squads();
    const mate = phoneIn(from, 1);
    await block(member, mate);
    expect(await say(author, 'competition.create', challenging(from, to))).toBe('applied');
    await mate.pull();
    const place = { teamId: from.id, membershipId: membershipId.parse(mate.rows('memberships')[0]?.id) };
    expect(await say(author, 'team.setRole', { ...place, role: 'admin' })).toBe('applied');
    expect(await rename(mate, from, 'Zoe has lost')).toBe('applied');
    expect(await reads(member, 'Zoe has lost')).toBe(false);
    expect(await reads(member, from.name)).toBe(false);
  });

  test('that is new is not told to who blocked them and challenged', async () => {
    const { from, to } = await squads();
    expect(await say(creatorOf(from), 'competition.create', challenging(from, to))).toBe('applied');
    await block(phoneIn(from, 1), creatorOf(to));
    expect(await rename(creatorOf(to), to, 'Zoe has lost')).toBe('applied');
    expect(await reads(phoneIn(from, 1), 'Zoe has lost')).toBe(false);
  });
});
