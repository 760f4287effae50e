import { createTeam, deleteTeam, joinTeamByCode } from 'sync-protocol/contract/teams';
import { createRegimen, listUserRegimens, startRegimen } from 'sync-protocol/contract/training/training';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { onDatabase, openHeardDatabase } from '#testing/databases/databases.ts';
import { copiesOf, signedIn } from '#testing/factories.ts';
import { inLetters } from '#testing/players/in-letters.ts';

const A_PROGRAM = {
  description: 'For windy days',
  category: 'serving',
  difficulty: 'advanced',
  totalWeeks: 6,
  dailyDuration: 45,
  isActive: true,
} as const;

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

  test('players found by a search, whose stats strangers see for the first time: as many as of one', async () => {
    const { user, client } = await signedIn(world);
    await copiesOf(world, user, 30);
    const found = async (q: string) => {
      statements.length = 0;
      const { body } = await client.get(`/api/users/search?q=${q}`);
      return { found: (body as unknown[]).length, statements: statements.length };
    };
    await found('nobody');
    const ofOne = await found(`copy${inLetters(29)}`);
    expect(ofOne.found).toBe(1);
    expect(await found('copy')).toEqual({ ...ofOne, found: 20 });
  });

  test('a team that ends holds all who were in it at once', async () => {
    const { client } = await signedIn(world);
    const holds = [];
    for (const members of [1, 4]) {
      const { id, code = '' } = await client.ok(createTeam, {
        body: { name: `Squad ${inLetters(members)}` },
      });
      for (let member = 0; member < members; member++)
        await (await signedIn(world)).client.ok(joinTeamByCode, { body: { code } });
      statements.length = 0;
      await client.ok(deleteTeam, { params: { id } });
      holds.push(statements.filter((text) => text.includes('for no key update')).length);
    }
    expect(holds).toEqual([holds[0], holds[0]]);
  });

  test('enrolments in programs of one’s own: as many as for one', async () => {
    const { user, client } = await signedIn(world);
    const counts = [];
    for (const name of ['Beach Serves', 'Beach Digs', 'Beach Sets']) {
      const { id: regimenId } = await client.ok(createRegimen, { body: { ...A_PROGRAM, name } });
      await client.ok(startRegimen, { body: { userId: user.id, regimenId } });
      statements.length = 0;
      const listed = await client.ok(listUserRegimens, { params: { id: user.id } });
      counts.push(statements.length);
      expect(listed.find(({ regimen }) => regimen.id === regimenId)?.regimen).toMatchObject({
        ...A_PROGRAM,
        name,
      });
    }
    expect(counts).toEqual(Array(3).fill(counts[0]));
  });
});
