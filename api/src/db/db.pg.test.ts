import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDatabase, onBothDatabases, onDatabase, testDatabase } from '#testing/databases/databases.ts';
import { openEngine } from './dialect.ts';
import { isUniqueViolation, notMade, whyNotOpened } from './errors.ts';

onBothDatabases('the database', (kind) => {
  const database = testDatabase(kind);

  test('gives numbers, days and instants in one form', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big_number, date '2026-03-08' as some_day,
      timestamptz '2026-03-08 02:30:00.123456+05:30' as at, '{"a": [1]}'::jsonb as json, null::date as nothing`.execute(
      database().kysely,
    );
    expect(rows).toEqual([
      {
        bigNumber: 9_007_199_254_740_991,
        someDay: '2026-03-08',
        at: '2026-03-07T21:00:00.123Z',
        json: { a: [1] },
        nothing: null,
      },
    ]);
  });

  test('takes days and instants in the form it gives them', async () => {
    const at = '2026-03-07T21:00:00.123Z';
    const { rows } = await sql`select ${at}::timestamptz as at, ${'2026-03-08'}::date as some_day`.execute(
      database().kysely,
    );
    expect(rows).toEqual([{ at, someDay: '2026-03-08' }]);
  });

  test('runs effects after the commit, in order, and none after a rollback', async () => {
    const seen: string[] = [];
    await database().transaction(async (tx) => {
      tx.onCommit(() => seen.push('first'));
      tx.onCommit(() => seen.push('second'));
      await sql`select 1`.execute(tx.kysely);
      seen.push('work');
    });
    const failing = database().transaction(async (tx) => {
      tx.onCommit(() => seen.push('never'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(seen).toEqual(['work', 'first', 'second']);
  });

  test('keeps nothing of a transaction that fails', async () => {
    const failing = database().transaction(async ({ kysely }) => {
      await sql`insert into login_attempts values ('gone', 1, now(), null)`.execute(kysely);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database().kysely.selectFrom('loginAttempts').selectAll().execute()).toEqual([]);
  });

  test.each(['40001', '40P01'])(
    'repeats the whole transaction after %s, effects of the last try only',
    async (code) => {
      const effects: number[] = [];
      let tries = 0;
      const result = await database().transaction(async (tx) => {
        const attempt = ++tries;
        tx.onCommit(() => effects.push(attempt));
        if (attempt < 3)
          await sql`do ${sql.raw(`$$ begin raise exception 'again' using errcode = '${code}'; end $$`)}`.execute(
            tx.kysely,
          );
        return attempt;
      });
      expect(result).toBe(3);
      expect(effects).toEqual([3]);
    },
  );

  test('gives up on a transaction that never succeeds', async () => {
    const failing = database().transaction(async (tx) => {
      await sql`do ${sql.raw(`$$ begin raise exception 'again' using errcode = '40001'; end $$`)}`.execute(
        tx.kysely,
      );
    });
    await expect(failing).rejects.toThrow('again');
  });

  test('cannot write in a snapshot', async () => {
    const writing = database().snapshot(async (kysely) => sql`delete from sessions`.execute(kysely));
    await expect(writing).rejects.toThrow('read-only');
  });

  test('names the unique value that is taken', async () => {
    const insert = () =>
      database()
        .kysely.insertInto('loginAttempts')
        .values({ key: 'twice', failures: 1, lastAt: new Date().toISOString(), blockedUntil: null })
        .execute();
    await insert();
    const error: unknown = await insert().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'login_attempts_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'users_email')).toBe(false);
  });
});

onDatabase('postgres', 'a database with fewer connections than are asked for', (kind) => {
  const database = testDatabase(kind);

  test('is not opened, and says why', async () => {
    await sql`create role frugal login connection limit 2`.execute(database().kysely);
    onTestFinished(async () => void (await sql`drop role frugal`.execute(database().kysely)));
    const url = new URL(await makeDatabase());
    url.username = 'frugal';
    const opening = openEngine({ databaseUrl: url.href, databasePool: 4, dataDir: '' }, () => undefined);
    const reason: unknown = await opening.catch((error: unknown) => error);
    expect(whyNotOpened(reason)).toContain('too many connections for role "frugal"');
  });

  test('is a sentence, whatever the database lets nobody in for: a full disk has a code like any fault', async () => {
    const url = await makeDatabase();
    const closed = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${closed} allow_connections false`.execute(database().kysely);
    const opening = openEngine({ databaseUrl: url, databasePool: 2, dataDir: '' }, () => undefined);
    const reason: unknown = await opening.catch((error: unknown) => error);
    expect(whyNotOpened(reason)).toContain('is not currently accepting connections. See that');
  });
});

test('an embedded database that finds no room says so in a sentence, one that fails otherwise as it did', () => {
  expect(whyNotOpened(notMade({ name: 'ErrnoError', errno: 51 }, '/srv/data'))).toBe(
    'The embedded database can’t be used: there is no room left on the disk of /srv/data.',
  );
  const other = { name: 'ErrnoError', errno: 8 };
  expect(notMade(other, '/srv/data')).toBe(other);
  expect(whyNotOpened(other)).toBeUndefined();
});

onDatabase('postgres', 'a node that goes on while a newer one migrates', (kind) => {
  const database = testDatabase(kind);
  /** On so many connections at once. */
  const MANY = 4;

  test('reads whole rows as before, by themselves and in transactions', async () => {
    const { kysely } = database();
    await sql`insert into login_attempts values ('kept', 0, now(), null)`.execute(kysely);
    const read = (within = kysely) =>
      within.selectFrom('loginAttempts').selectAll().where('key', '=', 'kept').execute();
    const change = () =>
      database().transaction(async (tx) => {
        await tx.kysely
          .updateTable('loginAttempts')
          .set((of) => ({ failures: of('failures', '+', 1) }))
          .where('key', '=', 'kept')
          .execute();
        return read(tx.kysely);
      });
    const atOnce = (work: typeof read) => Promise.all(Array.from({ length: MANY }, () => work()));
    for (const work of [read, change]) {
      for (let times = 0; times < 10; times++) await atOnce(work);
      await sql`alter table login_attempts add column ${sql.ref(work.name)} int`.execute(kysely);
      for (const rows of await atOnce(work)) expect(rows).toMatchObject([{ key: 'kept', [work.name]: null }]);
    }
    expect(await read()).toMatchObject([{ failures: 11 * MANY }]);
  });
});

describe('two transactions at once (postgres)', () => {
  const database = testDatabase('postgres');

  test('both succeed although they lock the same rows crosswise', async () => {
    await sql`insert into login_attempts values ('a', 0, now(), null), ('b', 0, now(), null)`.execute(
      database().kysely,
    );
    const crosswise = Promise.withResolvers<void>();
    let first = 0;
    const add = (one: string, other: string) =>
      database().transaction(async ({ kysely }) => {
        await sql`update login_attempts set failures = failures + 1 where key = ${one}`.execute(kysely);
        if (++first === 2) crosswise.resolve();
        await crosswise.promise;
        await sql`update login_attempts set failures = failures + 1 where key = ${other}`.execute(kysely);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    const rows = await database().kysely.selectFrom('loginAttempts').select('failures').execute();
    expect(rows).toEqual([{ failures: 2 }, { failures: 2 }]);
  });

  test('a snapshot does not see what is committed meanwhile', async () => {
    const count = async (kysely = database().kysely) =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from login_attempts where key like 'late%'`.execute(kysely)
      ).rows;
    const seen = await database().snapshot(async (kysely) => {
      const before = await count(kysely);
      await sql`insert into login_attempts values ('late', 0, now(), null)`.execute(database().kysely);
      return [before, await count(kysely)];
    });
    expect(seen).toEqual([[{ n: 0 }], [{ n: 0 }]]);
    expect(await count()).toEqual([{ n: 1 }]);
  });
});
