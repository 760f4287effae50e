import fc from 'fast-check';
import * as safety from 'sync-protocol/contract/profile/safety';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { membershipId, newId, streakPauseId, teamId } from 'sync-protocol/ids';
import { type RivalryStatus, SEEN_BY_OTHER } from 'sync-protocol/rules/rivals/rival-terms';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { addDays } from 'sync-protocol/rules/training-day';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { asking, join, say } from '#testing/players/competing.ts';
import { onBothDatabases, onOneDatabase, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { inLetters } from '#testing/players/in-letters.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { showAnew } from '../commands.ts';

const DAY_MS = 24 * 3_600_000;
const WITH = (other: TestPhone) => ({ friendId: other.user.id });
const OFFER = (other: TestPhone) => ({ ...WITH(other), askedAs: '' });
type Two = readonly [TestPhone, TestPhone];
let pairs = 0;

/** What players do in these tests. */
function doings(world: ReturnType<typeof testApp>) {
  const phoneOf = async (age: number | null = GROWN_UP) => aPhone(world(), await aUser(world(), { age }));
  async function becomeRivals([one, other]: Two) {
    await say(one, 'rival.request', asking(other));
    expect(await say(other, 'rival.accept', { rivalId: one.user.id })).toBe('applied');
  }
  async function joinOneTeam([one, other]: Two) {
    const id = teamId.parse(newId());
    const code = newTeamCode();
    const made = { teamId: id, membershipId: membershipId.parse(newId()), description: '', code };
    const name = `Pair ${inLetters(++pairs)}`;
    expect(await say(one, 'team.create', { ...made, name })).toBe('applied');
    expect(await join(other, code)).toBe('applied');
    return id;
  }
  async function agree([one, other]: Two) {
    expect(await say(one, 'friendStreak.offer', OFFER(other))).toBe('applied');
    expect(await say(other, 'friendStreak.accept', WITH(one))).toBe('applied');
  }
  async function train(phone: TestPhone) {
    if (phone.rows('userRegimens').length === 0) await phone.start(testRegimenId('serving'));
    await phone.pull();
    const [task] = phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    if (!task) throw new Error('there is something to do');
    return phone.setCompleted(task);
  }
  const trains = async (...phones: TestPhone[]) => {
    for (const phone of phones) await phone.push(await train(phone));
  };
  const pulled = async (phones: Two) => {
    for (const phone of phones) await phone.pull();
    return phones.map((phone) => phone.rows('friendStreaks'));
  };
  return { phoneOf, becomeRivals, joinOneTeam, agree, train, trains, pulled };
}

onBothDatabases('a streak that two keep together', (database) => {
  const world = testApp({ database });
  const { phoneOf, becomeRivals, joinOneTeam, agree, train, trains, pulled } = doings(world);
  const two = async (): Promise<Two> => [await phoneOf(YOUNG), await phoneOf(YOUNG)];

  test('is offered, agreed to, counted when both have trained, and ended without a word', async () => {
    const [one, other] = await two();
    await becomeRivals([one, other]);
    await say(one, 'friendStreak.offer', { ...OFFER(other), askedAs: 'Ace' });
    expect(await pulled([one, other])).toMatchObject([
      [{ status: 'requested', askedAs: 'Ace' }],
      [{ status: 'asked', askedAs: '', since: null }],
    ]);
    expect(other.rows('notifications')).toContainEqual(
      expect.objectContaining({ title: 'A streak together?', type: 'rival_request' }),
    );
    expect(JSON.stringify(other.rows('notifications'))).not.toContain(one.user.displayName);

    await say(other, 'friendStreak.accept', WITH(one));
    await trains(one);
    const [day] = one.rows('dayTotals').map((total) => total.day);
    expect(await pulled([one, other])).toMatchObject([
      [{ status: 'accepted', since: day, streak: 0, friendDay: null }],
      [{ status: 'accepted', since: day, streak: 0, friendDay: day }],
    ]);
    await trains(other);
    const counted = { streak: 1, best: 1, lastDay: day, friendDay: day };
    expect(await pulled([one, other])).toMatchObject([[counted], [counted]]);
    const done = one.rows('tasks').filter(({ isCompleted }) => isCompleted);
    await one.push(...done.map((task) => one.setCompleted(task, false)));
    expect(await pulled([one, other])).toMatchObject([
      [{ streak: 0, friendDay: day }],
      [{ streak: 0, friendDay: null }],
    ]);

    const told = other.rows('notifications').length;
    await say(one, 'friendStreak.end', WITH(other));
    expect(await pulled([one, other])).toEqual([[], []]);
    expect(other.rows('notifications')).toHaveLength(told);
    // What was told of its beginning would be untrue now.
    const titles = one.rows('notifications').map(({ title }) => title);
    expect(titles).not.toContain('Your streak together is on');
    // They are rivals as before.
    expect(one.rows('knownPlayers')).toMatchObject([{ playerId: other.user.id }]);
  });

  test('counts the day of two who train in the same moment', async () => {
    const pair = await two();
    await becomeRivals(pair);
    await agree(pair);
    const [mine, yours] = [await train(pair[0]), await train(pair[1])];
    await Promise.all([pair[0].push(mine), pair[1].push(yours)]);
    expect(await pulled(pair)).toMatchObject([[{ streak: 1 }], [{ streak: 1 }]]);
  });

  onOneOfThem(database, () => {
    test('waits while one of them pauses, and does not say who', async () => {
      const pair = await two();
      await becomeRivals(pair);
      await agree(pair);
      await trains(...pair);
      const from = new Date(world().clock.now).toISOString().slice(0, 10);
      const pause = { streakPauseId: streakPauseId.parse(newId()), days: 9 };
      expect(await say(pair[0], 'streak.pause', pause)).toBe('applied');
      const pauses = [{ from, until: addDays(from, 8) }];
      expect(await pulled(pair)).toMatchObject([[{ streak: 1, pauses }], [{ streak: 1, pauses }]]);
      world().clock.now += 9 * DAY_MS;
      await trains(...pair);
      world().clock.now -= 9 * DAY_MS;
      expect(await pulled(pair)).toMatchObject([[{ streak: 2 }], [{ streak: 2 }]]);
    });

    test('counts nothing of the time before it was offered, whatever clocks say', async () => {
      const pair = await two();
      const [one, other] = pair;
      await becomeRivals(pair);
      await trains(...pair);
      world().clock.now += 3 * DAY_MS;
      const { day } = one.ago(0);
      await one.push(one.mutation('friendStreak.offer', OFFER(other), one.ago(9)));
      await other.push(other.mutation('friendStreak.accept', WITH(one), other.ago(9)));
      const fresh = { status: 'accepted', since: day, streak: 0, best: 0, friendDay: null };
      expect(await pulled(pair)).toMatchObject([[fresh], [fresh]]);
      world().clock.now -= 3 * DAY_MS;
    });

    test('goes on as long as the two are teammates or rivals, and no longer', async () => {
      const pair = await two();
      const [one, other] = pair;
      await becomeRivals(pair);
      const team = await joinOneTeam(pair);
      await agree(pair);
      await say(one, 'rival.remove', { rivalId: other.user.id });
      expect(await pulled(pair)).toMatchObject([[{ status: 'accepted' }], [{ status: 'accepted' }]]);
      expect(one.rows('knownPlayers')).toMatchObject([{ playerId: other.user.id }]);
      await say(other, 'profile.update', { position: 'Libero' });
      await one.pull();
      expect(one.rows('knownPlayers')).toMatchObject([{ position: 'Libero' }]);
      await say(other, 'team.leave', { teamId: team });
      expect(await pulled(pair)).toEqual([[], []]);
      expect([...one.rows('knownPlayers'), ...other.rows('knownPlayers')]).toEqual([]);
    });

    const ENDINGS: Record<string, (pair: Two, team: string) => Promise<unknown>> = {
      'a block': ([one, other]) =>
        one.client.ok(safety.blockUser, { params: { id: one.user.id, blockedUserId: other.user.id } }),
      'the end of the team': ([one], team) => say(one, 'team.delete', { teamId: teamId.parse(team) }),
      'being taken out of it': async ([one, other], team) => {
        await one.pull();
        const place = other.rows('memberships')[0]?.id;
        const args = {
          teamId: teamId.parse(team),
          membershipId: membershipId.parse(place),
          code: newTeamCode(),
        };
        expect(await say(one, 'team.removeMember', args)).toBe('applied');
      },
    };
    test.each(Object.keys(ENDINGS))('is over with %s', async (ending) => {
      const pair = await two();
      const team = await joinOneTeam(pair);
      await agree(pair);
      await pulled(pair);
      await ENDINGS[ending]?.(pair, team);
      expect(await pulled(pair)).toEqual([[], []]);
      for (const phone of pair) expect(phone.rows('knownPlayers')).toEqual([]);
    });
  });

  test('goes with an account, and leaves nothing of it', async () => {
    const pair = await two();
    await joinOneTeam(pair);
    await agree(pair);
    await pair[1].client.ok(deleteAccount);
    await pair[0].pull();
    expect([pair[0].rows('friendStreaks'), pair[0].rows('knownPlayers')]).toEqual([[], []]);
  });
});

onOneDatabase('who keeps a streak with whom', (database) => {
  const world = testApp({ database });
  const { phoneOf, becomeRivals, joinOneTeam, agree, trains, pulled } = doings(world);

  describe('is offered none by', () => {
    const offers = async (pair: Two) => [
      await say(pair[0], 'friendStreak.offer', OFFER(pair[1])),
      await say(pair[1], 'friendStreak.offer', OFFER(pair[0])),
    ];
    const UNKNOWN = ['user_not_found', 'user_not_found'];

    test('a stranger, somebody who is nobody, and whoever is blocked: all alike', async () => {
      const pair = [await phoneOf(), await phoneOf()] as const;
      expect(await offers(pair)).toEqual(UNKNOWN);
      const nobody = { friendId: pair[0].user.id.replace(/^.{8}/, '01234567') as never, askedAs: '' };
      expect(await say(pair[0], 'friendStreak.offer', nobody)).toBe('user_not_found');
      await joinOneTeam(pair);
      const [one, other] = pair;
      await one.client.ok(safety.blockUser, {
        params: { id: one.user.id, blockedUserId: other.user.id },
      });
      expect(await offers(pair)).toEqual(UNKNOWN);
      expect(await say(other, 'friendStreak.accept', WITH(one))).toBe('offer_gone');
    });

    test('a coach, to a minor of the team that brings them together, nor the other way', async () => {
      const pair = [await phoneOf(), await phoneOf(YOUNG)] as const;
      await joinOneTeam(pair);
      expect(await offers(pair)).toEqual(['not_of_age', 'not_of_age']);
      expect(await pulled(pair)).toEqual([[], []]);
    });
  });

  test('nobody is asked again and again', async () => {
    const pair = [await phoneOf(), await phoneOf()] as const;
    await joinOneTeam(pair);
    const answers = [];
    for (let count = 0; count < 4; count++) {
      answers.push(await say(pair[0], 'friendStreak.offer', OFFER(pair[1])));
      await say(pair[1], 'friendStreak.end', WITH(pair[0]));
    }
    expect(answers).toEqual(['applied', 'applied', 'applied', 'asked_before']);
    // A yes to what the other one offers is no more of it.
    await say(pair[1], 'friendStreak.offer', OFFER(pair[0]));
    expect(await say(pair[0], 'friendStreak.offer', OFFER(pair[1]))).toBe('applied');
  });

  test('ended or declined, and offered anew in one push: for the other it has ended, too', async () => {
    const pair = [await phoneOf(), await phoneOf()] as const;
    const [one, other] = pair;
    await joinOneTeam(pair);
    const anew = () =>
      one.push(
        one.mutation('friendStreak.end', WITH(other)),
        one.mutation('friendStreak.offer', OFFER(other)),
      );
    const titles = (phone: TestPhone) => phone.rows('notifications').map(({ title }) => title);
    const offered = [[{ status: 'requested' }], [{ status: 'asked', since: null }]];
    await say(other, 'friendStreak.offer', OFFER(one));
    await anew();
    expect(await pulled(pair)).toMatchObject(offered);
    expect(titles(one)).not.toContain('A streak together?');
    await say(other, 'friendStreak.accept', WITH(one));
    await anew();
    expect(await pulled(pair)).toMatchObject(offered);
    expect(titles(other)).toContain('A streak together?');
  });

  test.each([
    ['ends with the rivalry', false, ''],
    ['goes on between teammates', true, 'Real'],
  ])('%s, though that is asked for anew in the same push', async (_, areMates, firstName) => {
    const pair = [await phoneOf(), await phoneOf()] as const;
    const [one, other] = pair;
    await becomeRivals(pair);
    if (areMates) await joinOneTeam(pair);
    await agree(pair);
    await say(other, 'profile.update', { hideRealName: true });
    const { id: rivalId } = other.user;
    await one.push(one.mutation('rival.remove', { rivalId }), one.mutation('rival.request', asking(other)));
    const streak = areMates ? [{ status: 'accepted' }] : [];
    expect(await pulled(pair)).toMatchObject([streak, streak]);
    expect(one.rows('knownPlayers')).toMatchObject([{ firstName }]);
  });

  test('a third player learns nothing of it, nor one of the two of who is out of sight', async () => {
    const pair = [await phoneOf(), await phoneOf()] as const;
    const third = await phoneOf();
    await becomeRivals(pair);
    await becomeRivals([pair[0], third]);
    await agree(pair);
    await trains(pair[0]);
    await third.pull();
    expect(third.rows('friendStreaks')).toEqual([]);
    expect(JSON.stringify(third.everything())).not.toContain(pair[1].user.id);
    await world().db.transaction(async (tx) => {
      await tx.kysely.updateTable('users').set({ hidden: true }).where('id', '=', pair[1].user.id).execute();
      await showAnew(world().deps, tx, pair[1].user.id);
    });
    await trains(pair[1]);
    await pair[0].pull();
    expect(pair[0].rows('friendStreaks')).toMatchObject([{ streak: 0, friendDay: null }]);
  });

  test('any row of taps leaves both phones with the same streak', async () => {
    const NEXT = {
      'friendStreak.offer': {
        none: 'requested',
        requested: 'requested',
        asked: 'accepted',
        accepted: 'accepted',
      },
      'friendStreak.accept': { none: '!', requested: '!', asked: 'accepted', accepted: 'accepted' },
      'friendStreak.end': { none: 'none', requested: 'none', asked: 'none', accepted: 'none' },
    } as const;
    type Tap = keyof typeof NEXT;
    const tap = fc.record({
      who: fc.constantFrom(0, 1),
      tap: fc.constantFrom(...(Object.keys(NEXT) as Tap[])),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 10 }), async (row) => {
        const pair = [await phoneOf(), await phoneOf()] as const;
        await joinOneTeam(pair);
        let standing: RivalryStatus | 'none' = 'none';
        for (const { who, tap: tapped } of row) {
          const [me, you] = who === 0 ? pair : [pair[1], pair[0]];
          const seen = (of: typeof standing) => (who === 0 || of === 'none' ? of : SEEN_BY_OTHER[of]);
          // Nobody is kept from asking here: that has a test of its own.
          await world().db.kysely.deleteFrom('rivalAsks').execute();
          const code = await say(
            me,
            tapped,
            tapped === 'friendStreak.offer' ? OFFER(you) : (WITH(you) as never),
          );
          const next = NEXT[tapped][seen(standing)];
          expect(code).toBe(next === '!' ? 'offer_gone' : 'applied');
          if (next !== '!') standing = seen(next);
          const [first, second] = (await pulled(pair)).map(([streak]) => streak?.status ?? 'none');
          expect([first, second]).toEqual([standing, standing === 'none' ? 'none' : SEEN_BY_OTHER[standing]]);
          for (const phone of pair)
            expect(phone.rows('knownPlayers')).toHaveLength(standing === 'none' ? 0 : 1);
        }
      }),
      { numRuns: 12 },
    );
  });
});
