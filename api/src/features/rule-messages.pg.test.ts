import * as competitions from 'sync-protocol/contract/competitions';
import * as rivals from 'sync-protocol/contract/rivals';
import * as teams from 'sync-protocol/contract/teams';
import { newId } from 'sync-protocol/ids';
import { UNNAMED_COMPETITION } from 'sync-protocol/rules/competitions/competition-terms';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import {
  anInvitation,
  asking,
  aSquad,
  challenging,
  creatorOf,
  newsOf,
  say,
} from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { heldMessages, ruleMessage } from './rule-messages.ts';
import { EXPORT_KINDS } from './session/account/export-kinds.ts';

const UNSURE = 'Catch me naked';
const BAD = 'You are a bitch';
const CHECKED = 'We’re checking your message';
const THROUGH = 'Your message is approved';
const REFUSED = 'Your message stays off the court';

onBothDatabases('what is written with a request, an invitation or a challenge', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  const squads = async () => [await aSquad(world()), await aSquad(world())] as const;
  /** What waits with these words, each under its number. */
  const waiting = async (words = UNSURE) =>
    (await heldMessages(world().deps)).filter((one) => one.words.includes(words)).map(({ id }) => id);
  const rule = async (isReleased: boolean) => {
    const [id = '', ...more] = await waiting();
    expect(more).toEqual([]);
    expect(await ruleMessage(world().deps, id, isReleased)).toBe(true);
    expect(await waiting()).toEqual([]);
  };
  /** All that a player can get of it, by phone, call or export. */
  const gets = async (phone: TestPhone) => {
    await phone.pull();
    const { id } = phone.user;
    return JSON.stringify([
      phone.everything(),
      await phone.client.ok(rivals.listRivalRequests, { params: { id } }),
      await phone.client.ok(teams.receivedInvitations),
      await phone.client.ok(teams.sentInvitations),
      await phone.client.ok(competitions.listCompetitions),
      await Promise.all(EXPORT_KINDS.map(({ rows }) => rows(world().db.kysely, id))),
    ]);
  };

  test.each([true, false])('a rival reads it once it is released: %s', async (isReleased) => {
    const [one, other] = [await phoneOf(), await phoneOf()];
    expect(await say(one, 'rival.request', asking(other, { message: UNSURE }))).toBe('applied');
    await one.pull();
    expect(one.rows('rivalries')).toMatchObject([{ status: 'requested', message: UNSURE }]);
    expect(await newsOf(one)).toEqual([CHECKED]);
    expect(await gets(other)).not.toContain(UNSURE);
    expect(other.rows('rivalries')).toMatchObject([{ status: 'asked', message: '' }]);
    await rule(isReleased);
    await other.pull();
    expect(other.rows('rivalries')).toMatchObject([{ status: 'asked', message: isReleased ? UNSURE : '' }]);
    await one.pull();
    expect(one.rows('rivalries')).toMatchObject([{ status: 'requested', message: UNSURE }]);
    expect(await newsOf(one)).toEqual(expect.arrayContaining([CHECKED, isReleased ? THROUGH : REFUSED]));
    expect(await say(other, 'rival.accept', { rivalId: one.user.id })).toBe('applied');
    await one.pull();
    expect(one.rows('rivalries')).toMatchObject([{ status: 'accepted' }]);
  });

  onOneOfThem(database, () => {
    test('it is still ruled on once the two are rivals; with the request it goes', async () => {
      const [one, other] = [await phoneOf(), await phoneOf()];
      await say(one, 'rival.request', asking(other, { message: UNSURE }));
      await say(other, 'rival.accept', { rivalId: one.user.id });
      await rule(true);
      await other.pull();
      expect(other.rows('rivalries')).toMatchObject([{ status: 'accepted', message: UNSURE }]);
      const [third] = [await phoneOf()];
      await say(third, 'rival.request', asking(other, { message: UNSURE }));
      const [first = ''] = await waiting();
      await say(third, 'rival.withdraw', { rivalId: other.user.id });
      expect(await waiting()).toEqual([]);
      // Asked again with other words, it is another number: nobody lets through what they have not read.
      await say(third, 'rival.request', asking(other, { message: 'Nude and rude' }));
      expect(await ruleMessage(world().deps, first, true)).toBe(false);
      expect(await waiting('Nude and rude')).toHaveLength(1);
      for (const id of ['', 'x', newId()]) expect(await ruleMessage(world().deps, id, true)).toBe(false);
    });
  });

  test.each([true, false])('whoever is invited reads it once it is released: %s', async (isReleased) => {
    const squad = await aSquad(world());
    const [coach, guest] = [creatorOf(squad), await phoneOf()];
    const words = { message: UNSURE, skillMatch: 'Plays for the Sexy Setters' };
    const args = anInvitation(squad.id, guest, words);
    expect(await say(coach, 'team.invite', args)).toBe('applied');
    await coach.pull();
    expect(coach.rows('teamInvitations')).toMatchObject([{ side: 'sent', message: UNSURE }]);
    expect((await newsOf(coach)).toSorted()).toEqual(['Somebody has joined', CHECKED]);
    expect(await gets(guest)).not.toMatch(/naked|Sexy/);
    expect(guest.rows('teamInvitations')).toMatchObject([{ side: 'received', message: '', skillMatch: '' }]);
    await rule(isReleased);
    await guest.pull();
    const { message, skillMatch } = isReleased ? args : { message: '', skillMatch: '' };
    expect(guest.rows('teamInvitations')).toMatchObject([{ side: 'received', message, skillMatch }]);
    expect(await newsOf(coach)).toEqual(expect.arrayContaining([CHECKED, isReleased ? THROUGH : REFUSED]));
    const accepted = {
      invitationId: guest.rows('teamInvitations')[0]?.id ?? args.invitationId,
      isAccepted: true,
    };
    expect(await say(guest, 'team.respond', accepted)).toBe('applied');
  });

  test.each([true, false])('both teams read it once it is released: %s', async (isReleased) => {
    const [from, to] = await squads();
    const words = { name: UNSURE, description: 'The nude cup' };
    const args = challenging(from, to, words);
    expect(await say(creatorOf(from), 'competition.create', args)).toBe('applied');
    expect((await newsOf(creatorOf(from))).toSorted()).toEqual(['Somebody has joined', CHECKED]);
    const all = [...from.phones, ...to.phones];
    for (const phone of all) {
      expect(await gets(phone)).not.toMatch(/naked|nude/);
      expect(phone.rows('competitions')).toMatchObject([{ name: UNNAMED_COMPETITION, description: '' }]);
    }
    const respond = { teamId: to.id, competitionId: args.competitionId, isAccepted: true };
    expect(await say(creatorOf(to), 'competition.respond', respond)).toBe('applied');
    await rule(isReleased);
    for (const phone of all) {
      await phone.pull();
      expect(phone.rows('competitions')).toMatchObject([
        { status: 'active', ...(isReleased ? words : { name: UNNAMED_COMPETITION, description: '' }) },
      ]);
    }
    expect(await newsOf(creatorOf(from))).toContain(isReleased ? THROUGH : REFUSED);
    for (const phone of [...from.phones.slice(1), ...to.phones])
      for (const title of [CHECKED, THROUGH, REFUSED]) expect(await newsOf(phone)).not.toContain(title);
  });

  onOneOfThem(database, () => {
    test('what nobody should have to read is refused, and what is fine goes through at once', async () => {
      const [from, to] = await squads();
      const [one, other] = [creatorOf(from), creatorOf(to)];
      const invitation = (message: string) => anInvitation(from.id, other, { message });
      const code = 'words_unfit';
      expect(await say(one, 'rival.request', asking(other, { message: BAD }))).toBe(code);
      expect(await say(one, 'team.invite', invitation(BAD))).toBe(code);
      expect(await say(one, 'competition.create', challenging(from, to, { name: BAD }))).toBe(code);
      expect(await say(one, 'competition.create', challenging(from, to, { description: BAD }))).toBe(code);
      await say(one, 'rival.request', asking(other, { message: 'See you there' }));
      await say(one, 'team.invite', invitation('See you there'));
      await say(one, 'competition.create', challenging(from, to, { name: 'See you there' }));
      await other.pull();
      expect(other.rows('rivalries')).toMatchObject([{ message: 'See you there' }]);
      expect(other.rows('teamInvitations')).toMatchObject([{ message: 'See you there' }]);
      expect(other.rows('competitions')).toMatchObject([{ name: 'See you there' }]);
      expect(await newsOf(one)).toEqual(['Somebody has joined']);
    });
  });
});
