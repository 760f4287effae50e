import { newId, notificationId, savedQuoteId, taskId, type UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { SERVER_HALVES } from '#features/server-halves.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases, openHeardDatabase } from '#testing/databases/databases.ts';
import { aPhone, applied, type TestPhone } from '#testing/phone.ts';
import type { SentPoke } from './pokes/poke-bus.ts';
import type { ServerHalf } from './server-half.ts';
import { changeRows } from './write/change-rows.ts';

onBothDatabases('the server’s half of mutations', (database) => {
  let world: TestApp;
  let statements: string[];
  let phone: TestPhone;
  let friend: TestPhone;
  beforeAll(async () => {
    const heard = await openHeardDatabase(database);
    statements = heard.statements;
    world = await buildTestApp({ database: heard.db });
  });
  afterAll(async () => {
    await world.close();
    await world.db.close();
  });
  beforeEach(async () => {
    [phone, friend] = [await aPhone(world), await aPhone(world)];
    for (const one of [phone, friend]) await one.pull();
    phone.isPacked = false;
  });
  afterEach(() => {
    world.deps.halves = SERVER_HALVES;
  });

  const withHalf = (half: ServerHalf) => {
    world.deps.halves = [...SERVER_HALVES, half];
  };
  const aQuote = (quote: string) =>
    phone.mutation('savedQuote.save', {
      savedQuoteId: savedQuoteId.parse(newId()),
      quote,
      category: 'focus',
      notes: '',
    });
  const toFriend = (userId: UserId): RowChange => {
    const id = notificationId.parse(newId());
    const text = { type: 'achievement' as const, title: 'Look', message: '', data: null, read: false };
    const after = { id, userId, ...text, createdAt: world.deps.now().toISOString() };
    return { table: 'notifications', id, before: undefined, after };
  };
  const savesQuote = ({ table }: RowChange) => table === 'savedQuotes';
  /** What the database is sent while something is done, by the first word of each statement. */
  const sentBy = async (act: () => Promise<unknown>) => {
    const before = statements.length;
    await act();
    const sent = statements.slice(before).map((statement) => /\w+/.exec(statement)?.[0]);
    return sent.filter((word) => word !== 'begin' && word !== 'commit');
  };

  test('vets all mutations of a name at once, and the others still run', async () => {
    const asked: string[][] = [];
    withHalf({
      vet: {
        'savedQuote.save': async (_, batch) => {
          asked.push(batch.map(({ args }) => args.quote));
          return batch.map(({ args, context }) =>
            args.quote === 'No' && context.userId === phone.user.id
              ? { code: 'not_this', message: 'Not this one.' }
              : undefined,
          );
        },
      },
    });
    const { results } = await phone.push(aQuote('Yes'), aQuote('No'), aQuote('Again'));
    expect(asked).toEqual([['Yes', 'No', 'Again']]);
    const refused = { lane: 'core', id: 2, status: 'rejected', code: 'not_this', message: 'Not this one.' };
    expect(results).toEqual([...applied(1), refused, ...applied(3)]);
    expect(new Set(phone.rows('savedQuotes').map(({ quote }) => quote))).toEqual(new Set(['Yes', 'Again']));
  });

  test('of two halves that turn down one mutation the first says why', async () => {
    const refusing = (code: string): ServerHalf => ({
      vet: { 'savedQuote.save': async (_, batch) => batch.map(() => ({ code, message: `It is ${code}.` })) },
    });
    world.deps.halves = [...SERVER_HALVES, refusing('first'), refusing('second')];
    const { results } = await phone.push(aQuote('Neither'));
    expect(results).toMatchObject([{ status: 'rejected', code: 'first', message: 'It is first.' }]);
  });

  test('of what follows a changed row only the fields that it changes count, each row once', async () => {
    const told = toFriend(friend.user.id);
    if (!told.after || !('title' in told.after)) throw new Error('it is new');
    const row = told.after;
    const changed = (fields: object) => ({ ...told, before: row, after: { ...row, ...fields } }) as RowChange;
    await world.db.transaction((tx) => changeRows(world.deps, tx, { changes: [told] }));
    // Each of them knows the row as it was.
    world.deps.halves = [
      { follow: () => ({ changes: [changed({ title: 'Look here' })] }) },
      { follow: () => ({ changes: [changed({ message: 'Well done' })] }) },
    ];
    const { changes } = await world.db.transaction((tx) =>
      changeRows(world.deps, tx, { changes: [changed({ read: true })] }),
    );
    const after = { ...row, read: true, title: 'Look here', message: 'Well done' };
    expect(changes).toEqual([{ ...told, before: row, after }]);
  });

  test('what follows a row that was made, or removes one, is how it ends', async () => {
    const [made, removed] = [toFriend(friend.user.id), toFriend(friend.user.id)];
    const noted = { ...made, after: { ...made.after, message: 'Well done' } } as RowChange;
    world.deps.halves = [
      {
        follow: () => ({
          changes: [
            { ...noted, before: made.after },
            { ...removed, before: removed.after, after: undefined },
          ],
        }),
      },
    ];
    const { changes } = await world.db.transaction((tx) =>
      changeRows(world.deps, tx, { changes: [made, removed] }),
    );
    expect(changes).toEqual([noted]);
    await friend.pull();
    expect(friend.rows('notifications')).toMatchObject([{ id: made.id, message: 'Well done' }]);
  });

  test('follows changes with those of other players, in the same write, and pokes these', async () => {
    const told: (readonly RowChange[])[] = [];
    withHalf({
      follow: ({ changes }) => ({ changes: changes.filter(savesQuote).map(() => toFriend(friend.user.id)) }),
      tell: (written) => told.push(written),
    });
    const heard: SentPoke[] = [];
    for (const { user } of [phone, friend])
      world.deps.pokes.subscribe([userScope(user.id)], (poke) => heard.push(poke));
    const { results, pull } = await phone.push(aQuote('One more serve'));
    expect(results).toEqual(applied(1));
    // The phone had everything before: its page has its own rows and nothing of the friend's.
    expect(JSON.stringify(pull?.changes)).toContain('One more serve');
    expect(JSON.stringify(pull?.changes)).not.toContain('Look');
    expect(heard.map(({ scope }) => scope).toSorted()).toEqual(
      [userScope(phone.user.id), userScope(friend.user.id)].toSorted(),
    );
    expect(told.map((written) => written.map(({ table }) => table).includes('notifications'))).toEqual([
      true,
    ]);
    await friend.pull();
    expect(friend.rows('notifications')).toMatchObject([{ title: 'Look' }]);
    await phone.pull();
    expect(phone.rows('notifications')).toEqual([]);
  });

  test('tells nobody of what is not committed', async () => {
    const told: unknown[] = [];
    const changes = [toFriend(friend.user.id)];
    withHalf({ tell: (written) => told.push(written) });
    const write = () =>
      world.db.transaction(async (tx) => {
        await changeRows(world.deps, tx, { changes });
        throw new Error('no commit');
      });
    await expect(write()).rejects.toThrow('no commit');
    expect(told).toEqual([]);
  });

  test('a transaction that wants more scopes after its write is a mistake of ours', async () => {
    const write = () =>
      world.db.transaction(async (tx) => {
        await changeRows(world.deps, tx, { changes: [toFriend(friend.user.id)] });
        await changeRows(world.deps, tx, { changes: [toFriend(friend.user.id)] });
        await changeRows(world.deps, tx, { changes: [toFriend(phone.user.id)] });
      });
    await expect(write()).rejects.toThrow(`${userScope(phone.user.id)} comes later`);
  });

  test('costs a push no statement: lock, scopes, load and write', async () => {
    await phone.start(testRegimenId('serving'));
    for (let times = 0; times < 2; times++) {
      const task = phone.rows('tasks').find(({ isCompleted }) => !isCompleted);
      if (!task) throw new Error('there are six');
      const batch = [phone.setCompleted(task)];
      expect(await sentBy(() => phone.push(...batch))).toEqual(['select', 'select', 'select', 'with']);
    }
    // With nothing new a pull reads once (S5.5).
    expect(await sentBy(() => phone.pull())).toEqual(['select']);
  });

  test('reads of a task’s day nothing, but where the task was never there', async () => {
    await phone.start(testRegimenId('serving'));
    const readsDay = async (...batch: ReturnType<typeof aQuote>[]) => {
      const before = statements.length;
      const { results } = await phone.push(...batch);
      const reads = statements.slice(before).filter((one) => /^(?!with).*refreshed_days/s.test(one)).length;
      return { reads, refused: results.flatMap(({ code }) => code ?? []) };
    };
    const [first, second, third] = phone.rows('tasks');
    if (!first || !second || !third) throw new Error('there are six');
    const nothing = { reads: 0, refused: [] };
    expect(await readsDay(aQuote('Ours'), phone.setCompleted(first), phone.setCompleted(second))).toEqual(
      nothing,
    );
    const open = phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    await phone.push(phone.mutation('tasks.refresh', {}));
    const left = phone.rows('tasks').map(({ id }) => id);
    const gone = open.find(({ id }) => !left.includes(id));
    if (!gone) throw new Error('others are there now');
    expect(await readsDay(phone.setCompleted(gone))).toEqual(nothing);
    const [next] = phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    if (!next) throw new Error('some are open');
    expect((await readsDay(phone.mutation('tasks.refresh', {}), phone.setCompleted(next))).refused).toEqual(
      [],
    );
    const never = phone.setCompleted({ ...third, id: taskId.parse(newId()) });
    expect(await readsDay(never)).toEqual({ reads: 1, refused: ['task_not_found'] });
  });
});
