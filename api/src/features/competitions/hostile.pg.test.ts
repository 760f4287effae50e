import { createCompetition } from 'sync-protocol/contract/competitions';
import { competitionId, newId, type CompetitionId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import {
  CHALLENGE_DAYS,
  MAX_CHALLENGED_A_DAY,
  MAX_TAKEN_BACK_A_DAY,
  MAX_TAKEN_BACK_A_WEEK,
} from 'sync-protocol/rules/competitions/competition-terms';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { testApp } from '#testing/app.ts';
import {
  aSquad,
  aTrainingPhone,
  challenging,
  creatorOf,
  found,
  join,
  leadsBoth,
  openTasks,
  say,
  scoresOf,
  stateOf,
  underWay,
  type Squad,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import type { TestPhone } from '#testing/phone.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { closeDue } from './closing/close-due.ts';
import { holdCompetitions } from './queries.ts';

const DAY_MS = 24 * 3_600_000;

// What screens of ours don't send: forged clocks, days and numbers.
onOneDatabase('competitions, sent by who means no good', (database) => {
  const world = testApp({ database });

  test('a forged clock challenges a team no oftener', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const ages = [80, 60, 40, 20, 0].map((days) => phone.ago(days));
    const { results } = await phone.push(
      ...ages.map((ago) => phone.mutation('competition.create', challenging(from, to), ago)),
    );
    expect(results).toMatchObject([
      { status: 'applied' },
      ...ages.slice(1).map(() => ({ status: 'rejected', code: 'already_challenged' })),
    ]);
    expect((await stateOf(creatorOf(to))).told).toHaveLength(1);
  });

  test('to challenge and take back leaves nothing behind, is told of once, and ends in a week’s peace', async () => {
    const [from, to, third] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
    const [phone, other] = [creatorOf(from), creatorOf(to)];
    const challenge = (squad = to) => challenging(from, squad, { name: 'Zoe will lose' });
    const takeBack = ({ competitionId: id }: ReturnType<typeof challenging>) =>
      // A phone whose clock lies.
      phone.mutation('competition.withdraw', { teamId: from.id, competitionId: id }, phone.ago(80));
    for (let round = 0; round < MAX_TAKEN_BACK_A_WEEK; round++) {
      const asked = challenge();
      expect(await say(phone, 'competition.create', asked)).toBe('applied');
      expect((await stateOf(other)).told).toEqual(['A challenge for your team']);
      await phone.push(takeBack(asked));
      expect(await stateOf(other)).toEqual({ rows: [], told: [] });
      expect(JSON.stringify(other.everything())).not.toContain(asked.name);
    }
    // Who has made them knows what became of them.
    const made = (await stateOf(phone)).rows.map(({ side, ending }) => `${side} ${ending}`);
    expect(made).toEqual(Array(MAX_TAKEN_BACK_A_WEEK).fill('challenging withdraw'));
    expect(await say(phone, 'competition.create', challenge())).toBe('challenged_before');
    expect(await say(phone, 'competition.create', challenge(third))).toBe('applied');
    world().clock.now += CHALLENGE_DAYS * DAY_MS;
    expect(await say(phone, 'competition.create', challenge())).toBe('applied');
  });

  // What a phone is just sending of a notification would come after its end, and bring it back there.
  test.runIf(database === 'postgres').each(['is taken back', 'runs out', 'goes with its team'])(
    'a challenge that %s waits for whoever has the notification of it at hand',
    async (how) => {
      const [from, to] = [await aSquad(world()), await aSquad(world())];
      const [phone, other] = [creatorOf(from), creatorOf(to)];
      const asked = challenging(from, to);
      expect(await say(phone, 'competition.create', asked)).toBe('applied');
      if (how === 'runs out') world().clock.now += CHALLENGE_DAYS * DAY_MS;
      const end = async () => {
        const args = { teamId: from.id, competitionId: asked.competitionId };
        if (how === 'is taken back') await say(phone, 'competition.withdraw', args);
        else if (how === 'runs out') await closeDue(world().deps);
        else await say(phone, 'team.delete', { teamId: from.id });
      };
      const { db } = world();
      const { ended } = await db.transaction(async ({ kysely }) => {
        await holdPlayers(kysely, [other.user.id]);
        const ended = end();
        await untilWaiting(db, 1);
        return { ended };
      });
      await ended;
      expect((await stateOf(other)).told).toEqual([]);
    },
  );

  // They wait for it with themselves in hand.
  test.runIf(database === 'postgres').each(['is taken back', 'is declined', 'is accepted'])(
    'whoever heard of a challenge is held before it where it %s',
    async (how) => {
      const [from, to, third] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
      const both = await leadsBoth(world(), third, to);
      expect(await join(await aTrainingPhone(world()), from.code)).toBe('applied');
      const asked = challenging(from, to);
      expect(await say(creatorOf(from), 'competition.create', asked)).toBe('applied');
      const { competitionId: id } = asked;
      const { db } = world();
      const { free, said } = await db.transaction(async ({ kysely }) => {
        await holdCompetitions(kysely, [id]);
        const said =
          how === 'is taken back'
            ? say(creatorOf(from), 'competition.withdraw', { teamId: from.id, competitionId: id })
            : say(creatorOf(to), 'competition.respond', {
                teamId: to.id,
                competitionId: id,
                isAccepted: how === 'is accepted',
              });
        await untilWaiting(db, 1);
        const users = kysely.selectFrom('users').select('id').where('id', '=', both.user.id);
        return { free: await users.forNoKeyUpdate().skipLocked().execute(), said };
      });
      expect([free, await said]).toEqual([[], 'applied']);
    },
  );

  test('what is made and taken back in one push was never there; many others on a day are enough', async () => {
    const from = await aSquad(world());
    const phone = creatorOf(from);
    const twice = async () => {
      const [to, asked] = await aSquad(world()).then((squad) => [squad, challenging(from, squad)] as const);
      const args = { teamId: from.id, competitionId: asked.competitionId };
      return {
        to,
        made: phone.mutation('competition.create', asked),
        gone: () => phone.mutation('competition.withdraw', args),
      };
    };
    const { to, made, gone } = await twice();
    const { results } = await phone.push(made, gone());
    expect(results.map(({ status }) => status)).toEqual(['applied']);
    expect([await stateOf(phone), await stateOf(creatorOf(to))]).toEqual([
      { rows: [], told: [] },
      { rows: [], told: [] },
    ]);
    for (let round = 0; round < MAX_TAKEN_BACK_A_DAY; round++) {
      const one = await twice();
      expect((await phone.push(one.made)).results).toMatchObject([{ status: 'applied' }]);
      await phone.push(one.gone());
    }
    const late = await twice();
    expect((await phone.push(late.made)).results).toMatchObject([{ code: 'challenged_many' }]);
  });

  test('a challenge that is taken back does not come back with another name of its team, in one push', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const asked = challenging(from, to);
    expect(await say(phone, 'competition.create', asked)).toBe('applied');
    const { results } = await phone.push(
      phone.mutation('competition.withdraw', { teamId: from.id, competitionId: asked.competitionId }),
      phone.mutation('team.update', { teamId: from.id, name: 'Zoe is slow' }),
    );
    expect(results.map(({ status }) => status)).toEqual(['applied']);
    expect(await stateOf(creatorOf(to))).toEqual({ rows: [], told: [] });
  });

  /** A team of as many, which a phone's player leads. */
  const anotherOf = async (phone: TestPhone): Promise<Squad> => {
    const { teamId: id, name, code } = await found(phone);
    const mate = await aTrainingPhone(world());
    expect(await join(mate, code)).toBe('applied');
    return { id, name, code, phones: [phone, mate] };
  };

  test('a no holds for whoever has asked, by whatever team of theirs', async () => {
    const [from, to, third] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const asked = challenging(from, to);
    expect(await say(phone, 'competition.create', asked)).toBe('applied');
    const no = { teamId: to.id, competitionId: asked.competitionId, isAccepted: false };
    expect(await say(creatorOf(to), 'competition.respond', no)).toBe('applied');
    expect(await say(phone, 'team.delete', { teamId: from.id })).toBe('applied');
    const other = await anotherOf(phone);
    const again = () => say(phone, 'competition.create', challenging(other, to));
    expect(await again()).toBe('declined');
    // To others it was no no, nor is it one to others.
    expect(await say(phone, 'competition.create', challenging(other, third))).toBe('applied');
    expect(await say(creatorOf(third), 'competition.create', challenging(third, to))).toBe('applied');
    world().clock.now += CHALLENGE_DAYS * DAY_MS;
    expect(await again()).toBe('applied');
  });

  test('one player asks a team once at a time, by whatever team of theirs', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const other = await anotherOf(phone);
    const asking = (squad: Squad) => phone.mutation('competition.create', challenging(squad, to));
    const { results } = await phone.push(asking(from), asking(other));
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'already_challenged' }]);
    expect((await phone.push(asking(other))).results).toMatchObject([{ code: 'already_challenged' }]);
    expect((await stateOf(creatorOf(to))).told).toHaveLength(1);
  });

  test('one player challenges so many in a day, by whatever way and clock', async () => {
    const [from, one, two, three] = [
      await aSquad(world()),
      await aSquad(world()),
      await aSquad(world()),
      await aSquad(world()),
    ];
    const phone = creatorOf(from);
    const kept = { userId: phone.user.id, kind: 'challenge' as const, at: world().deps.now().toISOString() };
    const before = Array.from({ length: MAX_CHALLENGED_A_DAY - 2 }, () => kept);
    await world().db.kysely.insertInto('shares').values(before).execute();
    const asked = challenging(from, one);
    expect(await say(phone, 'competition.create', asked)).toBe('applied');
    // Taken back it has been asked.
    const back = { teamId: from.id, competitionId: asked.competitionId };
    expect(await say(phone, 'competition.withdraw', back)).toBe('applied');
    const challenge = (squad: Squad) =>
      phone.mutation('competition.create', challenging(from, squad), phone.ago(80));
    const { results } = await phone.push(challenge(two), challenge(three));
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'challenged_many' }]);
    expect((await phone.push(challenge(three))).results).toMatchObject([{ code: 'challenged_many' }]);
    const { client } = phone;
    const body = { challengedTeamId: three.id, name: 'Spring Cup', targetValue: 50, duration: 7 };
    expect(await client.call(createCompetition, { params: { id: from.id }, body })).toMatchObject({
      body: { code: 'challenged_many' },
    });
    world().clock.now += DAY_MS;
    expect((await phone.push(challenge(three))).results).toMatchObject([{ status: 'applied' }]);
  });

  test('whoever leads both teams does not take back and accept in one breath', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const asked = challenging(from, to);
    await say(phone, 'competition.create', asked);
    await leadsBoth(world(), from, to);
    const { competitionId: id } = asked;
    const back = () => phone.mutation('competition.withdraw', { teamId: from.id, competitionId: id });
    const yes = () =>
      phone.mutation('competition.respond', { teamId: to.id, competitionId: id, isAccepted: true });
    const { results } = await phone.push(back(), yes());
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'challenge_gone' }]);
    expect((await stateOf(phone)).rows).toMatchObject([{ side: 'challenging', ending: 'withdraw' }]);
  });

  test('without a profile nobody challenges a team or accepts a challenge', async () => {
    const [from, to, third] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(to);
    const asked = challenging(from, to);
    await creatorOf(from).push(creatorOf(from).mutation('competition.create', asked));
    await phone.pull();
    await world()
      .db.kysely.updateTable('users')
      .set({ displayName: null })
      .where('id', '=', phone.user.id)
      .execute();
    const { competitionId: id } = asked;
    const answer = (isAccepted: boolean) =>
      phone.mutation('competition.respond', { competitionId: id, teamId: to.id, isAccepted });
    const { results } = await phone.push(
      phone.mutation('competition.create', challenging(to, third)),
      answer(true),
      answer(false),
    );
    const refused = { status: 'rejected', code: 'user_not_found', message: 'User not found' };
    expect(results).toMatchObject([refused, refused, { status: 'applied' }]);
  });

  test('the number of another team’s side is nobody’s to take beforehand', async () => {
    const [from, to, third] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    const later = competitionId.parse(newId());
    const taken = competitionRowId(later, 'challenged');
    const push = async (id: CompetitionId, other: typeof to) => {
      const args = challenging(from, other, { competitionId: id });
      const answer = await phone.send([phone.mutation('competition.create', args)]);
      return answer;
    };
    expect(await push(taken, third)).toMatchObject({ status: 200 });
    expect(await push(later, to)).toMatchObject({
      status: 200,
      body: { results: [{ status: 'rejected', code: 'id_taken' }] },
    });
    const [one, two] = [competitionId.parse(newId()), to];
    const inOne = [competitionRowId(one, 'challenged'), one].map((id, n) =>
      phone.mutation('competition.create', challenging(from, n ? two : third, { competitionId: id })),
    );
    expect((await phone.push(...inOne)).results.map(({ code }) => code)).toContain('id_taken');
    expect((await stateOf(creatorOf(third))).rows).toHaveLength(1);
    expect((await stateOf(creatorOf(to))).rows).toEqual([]);
    expect(world().logs.filter((line) => line.includes('unexpectedly'))).toEqual([]);
  });

  test('tasks of the days before it count nothing, whenever they are ticked', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const phone = creatorOf(from);
    for (let day = 0; day < 4; day++) {
      world().clock.now += DAY_MS;
      await phone.pull();
    }
    const id = await underWay(from, to);
    world().clock.now += 60_000;
    const today = openTasks(phone, 0, 1)[0]?.day ?? '';
    const tick = (task: ReturnType<typeof openTasks>[number], day: string) =>
      phone.setCompleted(task, true, { day });
    const [first, second, third] = openTasks(phone, 0, 3);
    if (!first || !second || !third) throw new Error('a day has tasks');
    await phone.push(tick(first, addDays(today, -3)), tick(second, addDays(today, -2)), tick(third, today));
    expect(await scoresOf(phone, id)).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});
