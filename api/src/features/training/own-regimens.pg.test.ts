import * as calls from 'sync-protocol/contract/training/training';
import { CUSTOM_WEEKS, type LineDrill } from 'sync-protocol/entities/training/regimen';
import { newId, regimenId } from 'sync-protocol/ids';
import { MAX_CUSTOM_REGIMENS } from 'sync-protocol/mutations/training/regimen-changes';
import { lineDrillOf } from 'sync-protocol/rules/technique/drill-lines';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

/** What the app sends for a program of the player's own. */
const FIELDS = {
  name: 'Beach Serves',
  description: 'For windy days',
  category: 'serving',
  difficulty: 'advanced',
  totalWeeks: 6,
  dailyDuration: 45,
  isActive: true,
} as const;

/** The plan of four weeks that the specification has sent at every creation. */
const FOUR_WEEKS = [
  'Foundation Building',
  'Skill Development',
  'Consistency Training',
  'Performance Optimization',
].map((theme, index) => ({
  week: index + 1,
  theme,
  dailyTasks: [`${theme} one`, `${theme} two`, `${theme} three`],
}));

onOneDatabase('programs of one’s own', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const create = (body: unknown, as = client) => as.json('POST', '/api/regimens', body);
  const created = (other: { name?: string } = {}) =>
    client.ok(calls.createRegimen, { body: { ...FIELDS, ...other } });
  const weekUrl = (id: string, week: number | string) => `/api/regimens/${id}/weeks/${week}`;
  const WEEK = { theme: 'Float week', dailyTasks: ['Float to zone 5', 'Float to zone 1'] };

  test('are made with a plan for each of their weeks', async () => {
    const answer = await create({ ...FIELDS, weeklyStructure: JSON.stringify(FOUR_WEEKS) });
    expect(answer).toMatchObject({ status: 201, body: FIELDS });
    const { weeklyStructure } = calls.createRegimen.answer.parse(answer.body);
    const weeks: unknown[] = JSON.parse(weeklyStructure);
    expect(weeks).toHaveLength(6);
    expect(weeks.slice(0, 4)).toEqual(FOUR_WEEKS);
    expect(weeks[5]).toMatchObject({ week: 6, theme: 'Performance Optimization' });
  });

  test('take the usual values where none are given, and leave out weeks that they do not last', async () => {
    const bare = await create({ name: '  Just passing ', category: 'passing', userId: user.id });
    expect(bare).toMatchObject({
      status: 201,
      body: {
        name: 'Just passing',
        description: '',
        difficulty: 'beginner',
        totalWeeks: 4,
        dailyDuration: 30,
        isActive: true,
      },
    });
    const short = await create({
      ...FIELDS,
      totalWeeks: CUSTOM_WEEKS.min,
      weeklyStructure: JSON.stringify(FOUR_WEEKS),
    });
    const { weeklyStructure } = calls.createRegimen.answer.parse(short.body);
    expect(JSON.parse(weeklyStructure)).toEqual(FOUR_WEEKS.slice(0, 2));
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ category: 'diving' }, 'category'],
    [{ difficulty: 'elite' }, 'difficulty'],
    [{ totalWeeks: 1 }, 'totalWeeks'],
    [{ totalWeeks: 17 }, 'totalWeeks'],
    [{ totalWeeks: 4.5 }, 'totalWeeks'],
    [{ dailyDuration: 14 }, 'dailyDuration'],
    [{ dailyDuration: 121 }, 'dailyDuration'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{ isActive: false }, 'isActive'],
  ])('are refused with %o', async (wrong, field) => {
    expect(await create({ ...FIELDS, ...wrong })).toMatchObject(refusal(400, 'invalid_input', field));
  });

  test('are refused without a name, a category, or anything', async () => {
    expect(await create({})).toMatchObject(refusal(400, 'invalid_input', 'name', 'category'));
    expect((await create(undefined)).status).toBe(400);
    expect((await create([])).status).toBe(400);
  });

  test.each([
    ['no JSON at all', '{"week": 1', 'weeklyStructure'],
    ['an object', '{}', 'weeklyStructure'],
    ['no week', '[]', 'weeklyStructure'],
    ['a week 0', JSON.stringify([{ ...FOUR_WEEKS[0], week: 0 }]), 'weeklyStructure.0.week'],
    ['no theme', JSON.stringify([{ ...FOUR_WEEKS[0], theme: '' }]), 'weeklyStructure.0.theme'],
    ['no tasks', JSON.stringify([{ ...FOUR_WEEKS[0], dailyTasks: [] }]), 'weeklyStructure.0.dailyTasks'],
    [
      'tasks that are no text',
      JSON.stringify([{ ...FOUR_WEEKS[0], dailyTasks: [7] }]),
      'weeklyStructure.0.dailyTasks.0',
    ],
    ['the same week twice', JSON.stringify([FOUR_WEEKS[0], FOUR_WEEKS[0]]), 'weeklyStructure'],
    ['too much', `[${' '.repeat(30_000)}]`, 'weeklyStructure'],
  ])('are refused when the weekly structure is %s', async (_, weeklyStructure, field) => {
    expect(await create({ ...FIELDS, weeklyStructure })).toMatchObject(refusal(400, 'invalid_input', field));
  });

  test('are refused when the weekly structure is no text', async () => {
    const weeklyStructure = FOUR_WEEKS;
    expect(await create({ ...FIELDS, weeklyStructure })).toMatchObject(
      refusal(400, 'invalid_input', 'weeklyStructure'),
    );
  });

  test('are listed and found beside the catalog, by their owner and nobody else', async () => {
    const own = await created();
    expect(await client.ok(calls.listRegimens)).toHaveLength(7);
    expect((await client.ok(calls.listRegimens)).at(-1)).toEqual(own);
    expect(await client.ok(calls.getRegimen, { params: { id: own.id } })).toEqual(own);

    const stranger = await signedIn(world());
    expect(await stranger.client.ok(calls.listRegimens)).toHaveLength(6);
    const theirs = await stranger.client.call(calls.getRegimen, { params: { id: own.id } });
    expect(theirs).toMatchObject(refusal(404, 'regimen_not_found'));
    const start = await stranger.client.call(calls.startRegimen, {
      body: { userId: stranger.user.id, regimenId: own.id },
    });
    expect(start).toMatchObject(refusal(404, 'regimen_not_found'));
  });

  test('can be started, and are on the phone too', async () => {
    const own = await created();
    const enrolment = await client.ok(calls.startRegimen, { body: { userId: user.id, regimenId: own.id } });
    expect(enrolment).toMatchObject({ name: FIELDS.name, totalWeeks: 6, basePoints: 30, regimen: own });
    const phone = await aPhone(world(), user);
    await phone.pull();
    expect(phone.rows('regimens')).toMatchObject([{ id: own.id, name: FIELDS.name }]);
    expect(phone.rows('tasks')).toHaveLength(6);
  });

  test('are made once when the same call comes twice', async () => {
    const again = () =>
      client.send('POST', '/api/regimens', {
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-tap' },
        payload: JSON.stringify(FIELDS),
      });
    const first = await again();
    expect(first.status).toBe(201);
    expect((await again()).body).toEqual(first.body);
    expect(await client.ok(calls.listRegimens)).toHaveLength(7);
  });

  test('come to thirty at most', async () => {
    for (let count = 0; count < MAX_CUSTOM_REGIMENS; count++) await created({ name: `Program ${count}` });
    expect(await create(FIELDS)).toMatchObject(refusal(409, 'too_many_custom'));
  });

  test('are rewritten week by week', async () => {
    const own = await created();
    const answer = await client.json('PUT', weekUrl(own.id, 2), WEEK);
    expect(answer).toMatchObject({ status: 200, body: { id: own.id } });
    const { weeklyStructure } = calls.updateRegimenWeek.answer.parse(answer.body);
    const weeks: unknown[] = JSON.parse(weeklyStructure);
    expect(weeks).toHaveLength(6);
    expect(weeks[1]).toEqual({ week: 2, ...WEEK });
    expect(await client.ok(calls.getRegimen, { params: { id: own.id } })).toEqual(answer.body);
  });

  test.each([
    ['theme', { ...WEEK, theme: '  ' }],
    ['theme', { ...WEEK, theme: 'x'.repeat(81) }],
    ['dailyTasks', { ...WEEK, dailyTasks: [] }],
    ['dailyTasks', { ...WEEK, dailyTasks: Array.from({ length: 7 }, (_, index) => `Task ${index}`) }],
    ['dailyTasks.0', { ...WEEK, dailyTasks: [' '] }],
    ['dailyTasks', { theme: 'No tasks' }],
  ])('keep a week as it is when %s of the new one is wrong: %o', async (field, body) => {
    const own = await created();
    const answer = await client.json('PUT', weekUrl(own.id, 1), body);
    expect(answer).toMatchObject(refusal(400, 'invalid_input', field));
    expect(await client.ok(calls.getRegimen, { params: { id: own.id } })).toEqual(own);
  });

  test('have no weeks but their own', async () => {
    const own = await created();
    expect(await client.json('PUT', weekUrl(own.id, 7), WEEK)).toMatchObject(refusal(404, 'week_not_found'));
    for (const week of [0, 17, 1.5, 'one'])
      expect(await client.json('PUT', weekUrl(own.id, week), WEEK)).toMatchObject(
        refusal(400, 'invalid_input', 'week'),
      );
  });

  test('keep which drills of ours their lines are, and no other id that is said to be one', async () => {
    const phone = await aPhone(world(), user);
    const id = regimenId.parse((await created()).id);
    const drill = lineDrillOf({ id: 'serving/toss-and-drop', name: 'Toss and Let It Drop', why: 'Toss arm' });
    const name = (...drills: LineDrill[]) =>
      phone.push(phone.mutation('regimen.nameDrills@2', { regimenId: id, drills }));
    const kept = async () => {
      await phone.pull();
      return phone.rows('regimens')[0]?.drills?.map((one) => one.id);
    };
    const foreign = { ...drill, id: 'serving/palm-pop' };
    const elsewhere = { ...drill, line: 'Write to me (Toss arm)' };
    await name({ ...drill, id: 'serving/none' }, foreign, elsewhere, { ...drill, id: 'constructor' }, drill);
    expect(await kept()).toEqual([null, null, null, null, drill.id]);
    for (const wrong of [7, {}, '\0'.repeat(81), 'x'.repeat(81)]) {
      const { results } = await name({ ...drill, id: wrong as string });
      expect(results).toMatchObject([{ status: 'rejected', code: 'bad_args' }]);
    }
    await name({ ...drill, id: 'a\0b' });
    expect(await kept()).toEqual([null]);

    await name(drill);
    const week = { week: 1, theme: 'Mine', dailyTasks: [drill.line] };
    await phone.push(phone.mutation('regimen.updateWeek', { regimenId: id, ...week }));
    await phone.start(id);
    await phone.pull();
    const [, first, second] = phone.rows('tasks').toSorted((a, b) => a.slot - b.slot);
    const { load, dose } = drill;
    expect(first).toMatchObject({ name: drill.line, drillId: drill.id, load, dose });
    expect(second).toMatchObject({ name: `${drill.line} (round 2)`, drillId: drill.id });
  });

  test('are changed by nobody else, and the catalog by nobody', async () => {
    const own = await created();
    const stranger = await signedIn(world());
    expect(await stranger.client.json('PUT', weekUrl(own.id, 1), WEEK)).toMatchObject(
      refusal(404, 'regimen_not_found'),
    );
    expect(await client.json('PUT', weekUrl(newId(), 1), WEEK)).toMatchObject(
      refusal(404, 'regimen_not_found'),
    );
    expect(await client.json('PUT', weekUrl(testRegimenId('serving'), 1), WEEK)).toMatchObject(
      refusal(403, 'forbidden'),
    );
    expect(await client.json('PUT', weekUrl('x', 1), WEEK)).toMatchObject(
      refusal(400, 'invalid_input', 'id'),
    );
    expect(await client.ok(calls.getRegimen, { params: { id: own.id } })).toEqual(own);
  });

  test('need a session', async () => {
    const nobody = world().client();
    const id = regimenId.parse(newId());
    expect((await create(FIELDS, nobody)).status).toBe(401);
    expect((await nobody.json('PUT', weekUrl(id, 1), WEEK)).status).toBe(401);
    expect((await nobody.call(calls.getRegimen, { params: { id } })).status).toBe(401);
  });
});
