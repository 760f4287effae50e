import { sql } from 'kysely';
import { MAX_MUTATION_TRIES } from 'sync-protocol/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhoneInProgram, type TestPhone } from '#testing/phone.ts';
import { tellMutations } from './newer-mutations.ts';

onBothDatabases('S2.5: a mutation that fails unexpectedly', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
  });

  const kysely = () => world().db.kysely;
  const batch = () => {
    const [first, second, third] = phone.rows('tasks');
    if (!first || !second || !third) throw new Error('no tasks');
    return [
      phone.setCompleted(first),
      phone.mutation('profile.update', { school: 'Poison' }),
      phone.setCompleted(second),
      phone.setCompleted(third),
    ];
  };
  const kept = () =>
    kysely().selectFrom('syncResults').selectAll().where('clientGroup', '=', phone.clientGroup).execute();

  const failures = () =>
    kysely()
      .selectFrom('syncLanes')
      .select('failures')
      .where('clientGroup', '=', phone.clientGroup)
      .where('lane', '=', 'core')
      .executeTakeFirst();

  /** The database itself fails whenever this player's school is said to be Poison. */
  const poison = async () => {
    await sql`create or replace function spit() returns trigger language plpgsql as
      $$ begin if new.school = 'Poison' then raise exception 'no'; end if; return new; end $$`.execute(
      kysely(),
    );
    await sql`create or replace trigger spit before update on users for each row execute function spit()`.execute(
      kysely(),
    );
  };
  const mend = () => sql`drop trigger if exists spit on users`.execute(kysely());

  describe('in the database', () => {
    beforeEach(poison);

    test('leaves the earlier ones standing and asks to come again', async () => {
      const mutations = batch();
      const answer = await phone.send(mutations);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
      await phone.pull();
      expect(phone.lanes.core).toBe(2);
      expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 1 }]);
      await mend();
      expect((await phone.push(...mutations)).results).toEqual([
        { lane: 'core', id: 2, to: 5, status: 'applied' },
      ]);
      expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 3 }]);
    });

    test('five times is set aside with its arguments, and the lane goes on (F22)', async () => {
      const mutations = batch();
      for (let tries = 1; tries < MAX_MUTATION_TRIES; tries++)
        expect((await phone.send(mutations)).status).toBe(503);
      const { results } = await phone.push(...mutations);
      expect(results).toMatchObject([
        { id: 2, status: 'applied' },
        { id: 3, status: 'quarantined', code: 'quarantined' },
        { id: 4, to: 5, status: 'applied' },
      ]);
      expect(phone.rejected).toMatchObject([{ lane: 'core', id: 3, status: 'quarantined' }]);
      expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 3 }]);
      expect(await kept()).toMatchObject([{ id: 3, name: 'profile.update', args: { school: 'Poison' } }]);
      await mend();
      expect((await phone.push(...mutations)).results).toEqual(results);
      expect(phone.rows('users')).toMatchObject([{ school: '' }]);
      // Who reads the log hears of it once, with what finds it, and not of what the player wrote.
      const lines = world().logs.filter((line) => line.includes('was quarantined'));
      expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
        { mutation: { clientGroup: phone.clientGroup, lane: 'core', id: 3, name: 'profile.update' } },
      ]);
      expect(lines.join()).not.toContain('Poison');
    });

    test('is told to who reads the log', async () => {
      await phone.send(batch());
      const lines = world().logs.filter((line) => line.includes('failed unexpectedly'));
      expect(lines.some((line) => line.includes('profile.update'))).toBe(true);
      expect(lines.join()).not.toContain('Poison');
    });
  });

  test('since a newer node has changed the schema waits for a node that knows it, and is never set aside', async () => {
    await mend();
    const [first] = phone.rows('tasks');
    if (!first) throw new Error('no tasks');
    const done = phone.setCompleted(first);
    await sql`alter table tasks rename column words to later_words`.execute(kysely());
    for (let tries = 0; tries <= MAX_MUTATION_TRIES; tries++)
      expect((await phone.send([done])).status).toBe(503);
    await sql`alter table tasks rename column later_words to words`.execute(kysely());
    expect(await failures()).toEqual({ failures: 0 });
    expect((await phone.push(done)).results).toMatchObject([{ status: 'applied' }]);
  });

  test('is not counted against the one that waits when it has been run before', async () => {
    await mend();
    const [known, next] = [
      phone.mutation('settings.update', { reminders: true }),
      phone.mutation('settings.update', { tutorialDone: true }),
    ];
    await phone.push(known);
    // What became of the known one can't be looked up.
    await sql`alter table sync_results rename to lost_results`.execute(kysely());
    await sql`create function refuse() returns boolean immutable language plpgsql as
      $$ begin raise exception 'no'; end $$`.execute(kysely());
    await sql`create view sync_results as select * from lost_results where refuse()`.execute(kysely());
    for (let tries = 0; tries < MAX_MUTATION_TRIES; tries++)
      expect((await phone.send([known, next])).status).toBe(503);
    await sql`drop view sync_results`.execute(kysely());
    await sql`drop function refuse`.execute(kysely());
    await sql`alter table lost_results rename to sync_results`.execute(kysely());
    expect(await failures()).toEqual({ failures: 0 });
    expect((await phone.push(known, next)).results).toEqual([
      { lane: 'core', id: 2, to: 3, status: 'applied' },
    ]);
  });

  describe('because the database is away', () => {
    beforeEach(mend);
    afterEach(() => void vi.restoreAllMocks());

    const away = () => Object.assign(new Error('shutting down'), { code: '57P01' });
    const failures = () =>
      kysely()
        .selectFrom('syncLanes')
        .select('failures')
        .where('clientGroup', '=', phone.clientGroup)
        .where('lane', '=', 'core')
        .executeTakeFirst();

    test.each([
      ['from the start', [away()]],
      ['once the batch has failed', [new Error('no'), away()]],
    ])('counts for no mutation (%s)', async (_, errors) => {
      const mutations = batch();
      const transaction = vi.spyOn(world().db, 'transaction');
      for (const error of errors) transaction.mockRejectedValueOnce(error);
      expect((await phone.send(mutations)).status).toBe(503);
      expect(transaction).toHaveBeenCalledTimes(errors.length);
      expect(await failures()).toEqual({ failures: 0 });
    });

    test('a failure counts for the mutation that is next, not for one that was run before', async () => {
      const mutations = batch();
      await phone.push(...mutations);
      const transaction = vi.spyOn(world().db, 'transaction');
      transaction.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
      expect((await phone.send(mutations)).status).toBe(503);
      expect(await failures()).toEqual({ failures: 0 });
    });
  });

  describe('in its own code', () => {
    beforeEach(mend);

    /** A day's total such as no version of the app has written. */
    const breakDay = async () => {
      const [first] = phone.rows('tasks');
      if (!first) return;
      await phone.push(phone.setCompleted(first));
      const done = JSON.stringify({ [first.userRegimenId]: 5 });
      await kysely().updateTable('dayTotals').set({ done }).where('userId', '=', phone.user.id).execute();
    };

    test('five times is set aside, and what does not need the broken row goes on', async () => {
      await breakDay();
      const [, second] = phone.rows('tasks');
      if (!second) return;
      const mutations = [
        phone.mutation('settings.update', { reminders: true }),
        phone.setCompleted(second),
        phone.mutation('settings.update', { reminderTime: '18:30' }),
      ];
      for (let tries = 1; tries < MAX_MUTATION_TRIES; tries++)
        expect((await phone.send(mutations)).status).toBe(503);
      const { results } = await phone.push(...mutations);
      expect(results.map(({ status }) => status)).toEqual(['applied', 'quarantined', 'applied']);
      expect(phone.rows('userSettings')).toMatchObject([{ reminders: true, reminderTime: '18:30' }]);
      expect(await kept()).toMatchObject([{ name: 'task.setCompleted', args: { taskId: second.id } }]);
    });

    test('starts a new count once it succeeds', async () => {
      await poison();
      const mutations = batch();
      await phone.send(mutations);
      await phone.send(mutations);
      expect(await failures()).toEqual({ failures: 2 });
      await mend();
      await phone.push(...mutations);
      expect(await failures()).toEqual({ failures: 0 });
    });
  });
});

onBothDatabases('S8.3: a mutation that this version does not know', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
  });

  const batch = (name: string) => {
    const [first, second] = phone.rows('tasks');
    if (!first || !second) throw new Error('no tasks');
    return [
      phone.setCompleted(first),
      { ...phone.mutation('tasks.refresh', {}), name },
      phone.setCompleted(second),
    ];
  };

  test('F16 and a newer one does, which has been here, waits for it and is never refused', async () => {
    const { db } = world();
    await tellMutations(db, ['task.setCompleted', 'tasks.juggle'], '99.10.0');
    // The older node starts, or starts again.
    await tellMutations(db);
    const mutations = batch('tasks.juggle');
    for (let tries = 0; tries <= MAX_MUTATION_TRIES; tries++)
      expect(await phone.send(mutations)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '30' },
        body: { code: 'server_behind' },
      });
    await phone.pull();
    // What came before it stands, what comes after it waits.
    expect(phone.lanes.core).toBe(2);
    expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 1 }]);
    expect(phone.rejected).toEqual([]);
    expect(
      await db.kysely
        .selectFrom('syncLanes')
        .select('failures')
        .where('clientGroup', '=', phone.clientGroup)
        .execute(),
    ).toEqual([{ failures: 0 }, { failures: 0 }]);
  });

  test.each([
    ['nobody ever knew', 'tasks.levitate'],
    ['is named like what every object has', 'constructor'],
    ['is the name of its parent', '__proto__'],
    ['only an older one has known', 'tasks.shuffle'],
    ['this very version is said to know', 'tasks.swap'],
  ])('and %s is refused for good', async (_, name) => {
    const { db } = world();
    await tellMutations(db);
    await tellMutations(db, ['tasks.shuffle'], '0.9.0');
    await tellMutations(db, ['tasks.swap']);
    const { results } = await phone.push(...batch(name));
    expect(results).toMatchObject([
      { id: 2, status: 'applied' },
      { id: 3, status: 'rejected', code: 'unknown_mutation' },
      { id: 4, status: 'applied' },
    ]);
  });
});
