import { blockUser } from 'sync-protocol/contract/profile/safety';
import * as calls from 'sync-protocol/contract/competitions';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  say,
  type Squad,
} from '#testing/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import type { TestPhone } from '#testing/phone.ts';

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
    return JSON.stringify([phone.everything(), await phone.client.ok(calls.listCompetitions)]).includes(words);
  };
  const rename = (phone: TestPhone, { id }: Squad, name: string) =>
    say(phone, 'team.update', { teamId: id, name });

  test('is no way back for who calls their team as one that is not named', async () => {
    const { from, to, author, member } = await squads();
    await block(member, author);
    expect(await say(author, 'competition.create', challenging(from, to))).toBe('applied');
    expect(await rename(author, from, UNNAMED_OPPONENT)).toBe('applied');
    expect(await rename(author, from, 'Zoe has lost')).toBe('applied');
    expect(await reads(member, 'Zoe has lost')).toBe(false);
  });
});
