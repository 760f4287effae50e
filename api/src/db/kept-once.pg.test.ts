import { afterAll, beforeAll, expect, test } from 'vitest';
import { onOneDatabase, openHeardDatabase } from '#testing/databases/databases.ts';
import type { Db } from './db.ts';
import { keptOnce } from './kept-once.ts';

onOneDatabase('what is made once', (kind) => {
  let db: Db;
  let statements: string[];
  beforeAll(async () => {
    ({ db, statements } = await openHeardDatabase(kind));
  });
  afterAll(() => db.close());

  test('is the first one’s for all, and from then on no more than read', async () => {
    const tries = Array.from({ length: 5 }, (_, count) => keptOnce(db, 'made', { count }));
    const [first, ...others] = await Promise.all(tries);
    for (const other of others) expect(other).toEqual(first);
    statements.length = 0;
    expect(await keptOnce(db, 'made', { count: 9 })).toEqual(first);
    expect(statements).toEqual([expect.stringMatching(/^select /)]);
  });
});
