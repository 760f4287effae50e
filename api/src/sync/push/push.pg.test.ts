import { gzipSync } from 'node:zlib';
import { saveQuote } from 'sync-protocol/contract/motivation';
import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import {
  membershipId,
  newId,
  regimenId,
  savedQuoteId,
  streakPauseId,
  teamId,
  userRegimenId,
} from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { MAX_PUSH_BYTES, PROTOCOL } from 'sync-protocol/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhoneInProgram, aPhone, applied, type TestPhone } from '#testing/phone.ts';

const QUOTE = { quote: 'Next ball', category: 'focus' as const, notes: '' };
const aCustomProgram = (id: MutationArgs<'regimen.create'>['regimenId']): MutationArgs<'regimen.create'> => ({
  regimenId: id,
  name: 'Garage wall',
  description: '',
  category: 'passing',
  difficulty: 'beginner',
  totalWeeks: 2,
  dailyDuration: 30,
  weeks: [1, 2].map((week) => ({ week, theme: 'Wall', dailyTasks: ['50 passes'] })),
});

onBothDatabases('a push', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
    phone.isPacked = false;
  });

  const task = (index?: number) => phone.task(index);
  const stats = async () => {
    await phone.pull();
    return phone.rows('playerStats')[0];
  };

  test('S2.3 runs what is next, and brings back what it did', async () => {
    const answer = await phone.push(phone.setCompleted(task()));
    expect(answer.results).toEqual(applied(2));
    expect(phone.rows('tasks')).toMatchObject([
      { isCompleted: true },
      ...Array.from({ length: 5 }, () => ({ isCompleted: false })),
    ]);
    expect(phone.rows('playerStats')).toMatchObject([{ totalPoints: 20, completedTasks: 1 }]);
    expect(phone.rows('dayTotals')).toMatchObject([{ points: 20, streak: 1 }]);
    expect(phone.lanes).toEqual({ core: 2, media: 0 });
  });

  test('F3: the same batch three times at once counts once', async () => {
    const batch = phone.rows('tasks').map((one) => phone.setCompleted(one));
    const answers = await Promise.all([1, 2, 3].map(() => phone.send(batch)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ results: applied(2, 3, 4, 5, 6, 7) });
    }
    expect(await stats()).toMatchObject({ completedTasks: 6, totalPoints: 120 });
  });

  test('F2: a batch whose answer was lost gets the same answer again, refusals included', async () => {
    const batch = [
      phone.setCompleted(task()),
      phone.mutation('userRegimen.start', {
        userRegimenId: userRegimenId.parse(newId()),
        regimenId: regimenId.parse(newId()),
      }),
      phone.setCompleted(task(1)),
    ];
    const first = await phone.send(batch);
    expect(first.body).toMatchObject({
      results: [
        ...applied(2),
        { lane: 'core', id: 3, status: 'rejected', code: 'regimen_not_found' },
        ...applied(4),
      ],
    });
    const again = await phone.send(batch);
    expect(again.body).toMatchObject({ results: (first.body as { results: unknown }).results });
    expect(await stats()).toMatchObject({ completedTasks: 2 });
    expect(phone.rejected).toMatchObject([
      { lane: 'core', id: 3, status: 'rejected', code: 'regimen_not_found' },
    ]);
  });

  test('S2.3: a gap stops the batch and says what is missing', async () => {
    const [first, lost, last] = [
      phone.setCompleted(task()),
      phone.setCompleted(task(1)),
      phone.setCompleted(task(2)),
    ];
    const answer = await phone.push(first, last);
    expect(answer).toMatchObject({ results: applied(2), gap: { lane: 'core', expected: 3 } });
    expect((await phone.push(last)).gap).toEqual({ lane: 'core', expected: 3 });
    expect(await phone.push(lost, last)).toMatchObject({ results: applied(3, 4) });
    expect(await stats()).toMatchObject({ completedTasks: 3 });
  });

  test('S2.4: a batch has all the days that any of its mutations asks for, whichever comes first', async () => {
    const doOne = () => {
      const open = phone.rows('tasks').find(({ isCompleted }) => !isCompleted);
      if (!open) throw new Error('there are six');
      return phone.setCompleted(open);
    };
    await phone.push(doOne());
    // A refresh looks at the days before today; a completion at today and what comes after as well.
    await phone.push(phone.mutation('tasks.refresh', {}), doOne());
    await phone.push(doOne(), phone.mutation('tasks.refresh', {}));
    expect(await stats()).toMatchObject({ completedTasks: 3, trainedDays: 1 });
    expect(phone.rows('dayTotals')).toHaveLength(1);
  });

  test('S4.1: what speaks of a scope that its player does not hold is not run', async () => {
    const args = { teamId: teamId.parse(newId()), code: newTeamCode() };
    const elsewhere = phone.mutation('team.renewCode', args);
    const { results } = await phone.push(elsewhere, phone.setCompleted(task()));
    expect(results).toMatchObject([{ status: 'rejected', code: 'foreign_scope' }, { status: 'applied' }]);
  });

  test('S2.12: to leave a team that was left, or to end one that is no more, is done', async () => {
    const id = teamId.parse(newId());
    const batch = [
      phone.mutation('team.leave', { teamId: id }),
      phone.mutation('team.delete', { teamId: id }),
      phone.setCompleted(task()),
    ];
    expect((await phone.push(...batch)).results).toEqual(applied(2, 3, 4));
    expect(await stats()).toMatchObject({ completedTasks: 1 });
  });

  test('S4.1: a team that is there is nobody’s to found', async () => {
    const team = {
      teamId: teamId.parse(newId()),
      membershipId: membershipId.parse(newId()),
      name: 'Aces',
      description: '',
      code: newTeamCode(),
    };
    expect(await phone.push(phone.mutation('team.create', team))).toMatchObject({ results: applied(2) });
    const other = await aPhone(world());
    await other.pull();
    const { results } = await other.push(
      other.mutation('team.create', { ...team, membershipId: membershipId.parse(newId()) }),
      other.mutation('team.delete', { teamId: team.teamId }),
    );
    expect(results).toMatchObject([{ code: 'foreign_scope' }, { code: 'foreign_scope' }]);
  });

  test('S2.3: what was refused is refused again, at either end of a batch, and so is each by itself', async () => {
    const refused = () =>
      phone.mutation('savedQuote.setNotes', { savedQuoteId: savedQuoteId.parse(newId()), notes: '' });
    const batch = [refused(), phone.setCompleted(task()), refused()];
    const results = [{ code: 'quote_not_found' }, { status: 'applied' }, { code: 'quote_not_found' }];
    expect(await phone.push(...batch)).toMatchObject({ results });
    expect(await phone.push(...batch)).toMatchObject({ results });
    for (const [index, one] of batch.entries())
      expect(await phone.push(one)).toMatchObject({ results: [results[index]] });
  });

  test('S2.3: an id twice in a batch runs once', async () => {
    const one = phone.setCompleted(task());
    const answer = await phone.push(one, one, phone.setCompleted(task(1)));
    expect(answer.results).toEqual(applied(2, 2, 3));
    expect(await stats()).toMatchObject({ completedTasks: 2 });
  });

  test('S1.2: lanes count for themselves', async () => {
    const view = { day: trainingDay(world().clock.now, 'UTC') };
    const media = phone.mutation('motivation.view', view, { lane: 'media' });
    expect(media.id).toBe(1);
    const answer = await phone.push(media, phone.setCompleted(task()));
    expect(answer.results).toEqual([{ lane: 'media', id: 1, status: 'applied' }, ...applied(2)]);
    expect(phone.lanes).toEqual({ core: 2, media: 1 });
  });

  test('S2.6: unknown names and arguments that do not fit are refused, and the rest runs', async () => {
    const strange = { ...phone.mutation('tasks.refresh', {}), name: 'tasks.levitate' };
    const bent = { ...phone.mutation('tasks.refresh', {}), args: { how: 'often' } };
    const answer = await phone.push(strange, bent, phone.setCompleted(task()));
    expect(answer.results).toMatchObject([
      { id: 2, status: 'rejected', code: 'unknown_mutation' },
      { id: 3, status: 'rejected', code: 'bad_args' },
      { id: 4, status: 'applied' },
    ]);
  });

  test('S2.6: what was done before our time is forged, though the database could hold it', async () => {
    const args = { userRegimenId: userRegimenId.parse(newId()), regimenId: testRegimenId('passing') };
    const forged = { at: '1899-12-31T12:00:00.000Z', day: '1899-12-31' };
    const { results } = await phone.push(phone.mutation('userRegimen.start', args, forged));
    expect(results).toMatchObject([{ status: 'rejected', code: 'bad_args' }]);
  });

  test('S2.6: what the database can’t hold is refused, and the rest runs', async () => {
    const args = { userRegimenId: userRegimenId.parse(newId()), regimenId: testRegimenId('passing') };
    const batch = [
      phone.setCompleted(task()),
      phone.mutation('userRegimen.start', args, { at: '0000-01-01T00:00:00.000Z' }),
      { ...phone.mutation('tasks.refresh', {}), name: 'nul \0', args: { half: '\ud83d' } },
      phone.setCompleted(task(1)),
    ];
    const answer = await phone.push(...batch);
    expect(answer.results).toMatchObject([
      { id: 2, status: 'applied' },
      { id: 3, status: 'rejected', code: 'bad_args' },
      { id: 4, status: 'rejected', code: 'unknown_mutation' },
      { id: 5, status: 'applied' },
    ]);
    expect(await stats()).toMatchObject({ completedTasks: 2 });
  });

  test.each(['half a smile \ud83d', 'nothing \0', 'turned round \u202e'])(
    'what a player wrote is kept as it is, or refused by call and push alike: %j',
    async (quote) => {
      const words = { ...QUOTE, quote };
      const { results } = await phone.push(
        phone.mutation('savedQuote.save', { ...words, savedQuoteId: savedQuoteId.parse(newId()) }),
      );
      const { code, message } = UNFIT_TEXT;
      expect(results).toMatchObject([{ status: 'rejected', code, message }]);
      const params = { id: phone.user.id };
      const answer = await phone.client.call(saveQuote, { params, body: words });
      expect(answer).toMatchObject({ status: 400, body: { code, message } });
    },
  );

  test('S2.6: an id that is somebody else’s row is refused', async () => {
    const other = await aPhone(world());
    await other.pull();
    const [enrolment] = phone.rows('userRegimens');
    const args = { userRegimenId: userRegimenId.parse(enrolment?.id), regimenId: testRegimenId('passing') };
    const answer = await other.push(other.mutation('userRegimen.start', args));
    expect(answer.results).toMatchObject([{ status: 'rejected', code: 'id_taken' }]);
    await phone.pull();
    expect(phone.rows('userRegimens')).toEqual([enrolment]);
  });

  test('S2.10: nor are ids of a quote, a pause or a program that somebody else has, and the rest runs', async () => {
    const program = regimenId.parse(newId());
    const quote = savedQuoteId.parse(newId());
    const pause = streakPauseId.parse(newId());
    const all = (on: TestPhone) => [
      on.mutation('regimen.create', aCustomProgram(program)),
      on.mutation('savedQuote.save', { ...QUOTE, savedQuoteId: quote }),
      on.mutation('streak.pause', { streakPauseId: pause, days: 2 }),
    ];
    expect((await phone.push(...all(phone))).results).toEqual(applied(2, 3, 4));
    const other = await aPhone(world());
    await other.pull();
    other.isPacked = false;
    const before = world().logs.length;
    const { results } = await other.push(
      ...all(other),
      other.mutation('regimen.create', aCustomProgram(testRegimenId('serving'))),
      other.mutation('settings.update', { tutorialDone: true }),
    );
    expect(results).toMatchObject([
      { code: 'id_taken' },
      { code: 'id_taken' },
      { code: 'id_taken' },
      { status: 'rejected', code: 'exists' },
      { status: 'applied' },
    ]);
    const errors = world()
      .logs.slice(before)
      .filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([]);
  });

  test('F12: another player’s client group is foreign', async () => {
    const other = await aPhone(world());
    const body = { ...other.request([]), clientGroup: phone.clientGroup };
    const answer = await other.client.json('POST', '/api/sync/push', body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_client_group' } });
    const pull = await other.client.get(`/api/sync/pull?clientGroup=${phone.clientGroup}`);
    expect(pull).toMatchObject({ status: 403, body: { code: 'foreign_client_group' } });
  });

  test('S2.9: the short form says the same as the long one', async () => {
    const twin = await aPhoneInProgram(world());
    expect(twin.isPacked).toBe(true);
    for (const one of [phone, twin]) {
      const [first, second, third] = one.rows('tasks').toSorted((a, b) => a.slot - b.slot);
      if (!first || !second || !third) return;
      const { results } = await one.push(
        one.setCompleted(first),
        one.setCompleted(second),
        one.setCompleted(first, false),
        one.mutation('tasks.refresh', {}),
        { ...one.mutation('tasks.refresh', {}), name: 'unknown' },
        one.setCompleted(third),
      );
      expect(results.map(({ status }) => status)).toEqual(
        one.isPacked
          ? ['applied', 'rejected', 'applied']
          : [...Array(4).fill('applied'), 'rejected', 'applied'],
      );
    }
    const nameless = (one: TestPhone) =>
      one
        .rows('tasks')
        .map(({ slot, counter, isCompleted, completedDay }) => ({ slot, counter, isCompleted, completedDay }))
        .toSorted((a, b) => a.counter - b.counter || a.slot - b.slot);
    expect(nameless(twin)).toEqual(nameless(phone));
  });

  describe('S2.1: more than a push may hold', () => {
    test('of mutations is too large', async () => {
      const many = Array.from({ length: 201 }, () => phone.mutation('tasks.refresh', {}));
      expect(await phone.send(many)).toMatchObject({ status: 413, body: { code: 'too_large' } });
      expect((await phone.send(many.slice(0, 200))).status).toBe(200);
    });

    test('of bytes is too large; zipped, more fits', async () => {
      const long = { ...phone.mutation('tasks.refresh', {}), args: { filler: 'x'.repeat(MAX_PUSH_BYTES) } };
      expect(await phone.send([long])).toMatchObject({ status: 413, body: { code: 'too_large' } });
      const zipped = (times: number) =>
        phone.client.send('POST', '/api/sync/push', {
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          payload: gzipSync(JSON.stringify(phone.request(Array.from({ length: times }, () => long)))),
        });
      expect((await zipped(1)).status).toBe(200);
      expect((await zipped(5)).status).toBe(413);
    });
  });

  test('S8.1, F16: another protocol is asked to update, whatever else its message holds', async () => {
    const old = { protocol: PROTOCOL + 1, something: 'else' };
    expect(await phone.client.json('POST', '/api/sync/push', old)).toMatchObject({
      status: 426,
      body: { code: 'upgrade_required' },
    });
    expect(
      (await phone.client.get(`/api/sync/pull?protocol=0&clientGroup=${phone.clientGroup}`)).status,
    ).toBe(426);
  });

  test('needs a session, and a message that is one', async () => {
    expect((await world().client().json('POST', '/api/sync/push', phone.request([]))).status).toBe(401);
    for (const body of [
      {},
      { protocol: PROTOCOL },
      { ...phone.request([]), mutations: [{}] },
      { ...phone.request([]), clientNow: 'noon' },
    ])
      expect(await phone.client.json('POST', '/api/sync/push', body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
  });

  test('a user who is gone is nobody', async () => {
    const gone = await aPhone(world(), await aUser(world()));
    await gone.pull();
    await world().db.kysely.deleteFrom('users').where('id', '=', gone.user.id).execute();
    expect((await gone.send([gone.mutation('tasks.refresh', {})])).status).toBe(401);
  });
});
