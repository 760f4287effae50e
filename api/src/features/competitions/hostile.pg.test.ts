import { competitionId, newId, type CompetitionId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  openTasks,
  scoresOf,
  stateOf,
  underWay,
} from '#testing/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';

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
