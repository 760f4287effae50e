import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { onDatabase, openHeardDatabase } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';

onDatabase('postgres', 'statements', (kind) => {
  let db: Db;
  let statements: string[];
  let world: TestApp;
  beforeAll(async () => {
    ({ db, statements } = await openHeardDatabase(kind));
    world = await buildTestApp({ database: db });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  test.each([
    ['the first of a board', '/api/leaderboard?timeframe=weekly', 1],
    ['the own rank', '/api/leaderboard/own-rank?timeframe=weekly', 1],
    ['a page of stories', '/api/victory-stories', 1],
  ])('%s: no more than it takes', async (_, path, most) => {
    const { client } = await signedIn(world);
    // The snapshot, the ranks and the session are known from then on.
    await client.get(path);
    statements.length = 0;
    expect((await client.get(path)).status).toBe(200);
    expect(statements).toHaveLength(most);
  });
});
