import { sql } from 'kysely';
import { migrations } from 'migrations';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhoneInProgram } from '#testing/phone.ts';
import { warnAtStart } from './start-warnings.ts';

const MINUTE = 60_000;

onBothDatabases('a start', (database) => {
  const world = testApp({ database });
  const warn = vi.fn<(about: object, text: string) => void>();
  const warned = async (options: Parameters<typeof warnAtStart>[2] = {}) => {
    await warnAtStart(world().db, { warn }, options);
    return warn.mock.calls;
  };
  beforeEach(() => void warn.mockClear());

  test('says nothing where nothing is wrong', async () => {
    expect(await warned({ now: () => Date.now() + 9 * MINUTE })).toEqual([]);
  });

  test('tells that a newer version has changed the database', async () => {
    const known = migrations.slice(0, -1);
    expect(await warned({ known })).toEqual([
      [
        { version: expect.any(String), migrations: [migrations.at(-1)?.name] },
        expect.stringContaining('a newer version has changed this database'),
      ],
    ]);
  });

  test.each([
    ['slow', -11],
    ['fast', 11],
  ])('tells that its clock is %s beside the database’s', async (_, minutes) => {
    expect(await warned({ now: () => Date.now() + minutes * MINUTE })).toEqual([
      [{ databaseAheadMinutes: -minutes }, expect.stringContaining('the clocks of this machine')],
    ]);
  });

  test('tells that what is stored came later than it is now', async () => {
    await aPhoneInProgram(world());
    await sql`update sync_marks set at = clock_timestamp() + interval '3 hours'`.execute(world().db.kysely);
    expect(await warned()).toEqual([
      [
        { newestAheadMinutes: 180 },
        expect.stringContaining('the latest saved change is dated in the future'),
      ],
    ]);
  });
});
