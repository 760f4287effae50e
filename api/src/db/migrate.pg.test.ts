import { sql } from 'kysely';
import { migrations, type Migration } from 'migrations';
import { newId, userId } from 'sync-protocol/ids';
import { refreshedDayId } from 'sync-protocol/rules/derived-ids';
import { rhythmAfter } from 'sync-protocol/rules/progress/rhythm';
import { addDays } from 'sync-protocol/rules/training-day';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  makeDatabase,
  onBothDatabases,
  openEmptyDatabase,
  type DatabaseKind,
} from '#testing/databases/databases.ts';
import { diceOf } from '../demo/dice.ts';
import { createDb, type Db } from './db.ts';
import { openEngine } from './dialect.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const raise = (error: unknown) => {
  throw error;
};

async function openNode(databaseUrl: string): Promise<Db> {
  const db = createDb(await openEngine({ databaseUrl, databasePool: 2, dataDir: '' }, raise), raise);
  onTestFinished(() => db.close());
  return db;
}

async function openEmpty(kind: DatabaseKind): Promise<Db> {
  const db = await openEmptyDatabase(kind);
  onTestFinished(() => db.close());
  return db;
}

const names = migrations.map((migration) => migration.name);

onBothDatabases('migrations', (kind) => {
  test('are applied once, and found applied after that', async () => {
    const db = await openEmpty(kind);
    expect(await migrate(db, migrations)).toEqual(names);
    expect(await migrate(db, migrations)).toEqual([]);
    expect(await pendingMigrations(db, migrations)).toEqual([]);
  });

  test('that fail leave nothing behind, and are tried again', async () => {
    const db = await openEmpty(kind);
    let healthy = false;
    const fragile: Migration = {
      name: '9999-fragile',
      async up(executor) {
        await sql`create table half_done (id int)`.execute(executor);
        if (!healthy) throw new Error('no');
      },
    };
    await expect(migrate(db, [fragile])).rejects.toThrow('no');
    healthy = true;
    expect(await migrate(db, [fragile])).toEqual([fragile.name]);
  });

  test('0011 keep how often days were refreshed, as changes that phones can pull', async () => {
    const db = await openEmpty(kind);
    const place = names.indexOf('0011-refreshed-days');
    await migrate(db, migrations.slice(0, place));
    const player = userId.parse(newId());
    const day = (daysAgo: number) => sql`(current_date - ${daysAgo}::integer)`;
    const row = sql`'user:' || ${player}, 1, 1`;
    await sql`insert into users (id, email, created_at, scope, seq, born) values (${player}, 'a@b.c', now(), ${row})`.execute(
      db.kysely,
    );
    await sql`insert into scopes (scope, seq) values ('user:' || ${player}, 10)`.execute(db.kysely);
    const dealt = [
      [0, 0],
      [0, 2],
      [0, 1],
      [1, 0],
      [2, 1],
      [90, 3],
    ] as const;
    for (const [daysAgo, counter] of dealt)
      await sql`insert into tasks values (gen_random_uuid(), ${player}, gen_random_uuid(), gen_random_uuid(),
        ${day(daysAgo)}, 0, ${counter}, null, '', '', null, 20, 5, 'serving', now(), false, null, null, null, ${row})`.execute(
        db.kysely,
      );
    await migrate(db, migrations);
    const rows = await db.kysely.selectFrom('refreshedDays').selectAll().orderBy('day').execute();
    const scope = `user:${player}`;
    expect(rows).toMatchObject([
      { userId: player, refreshes: 1, scope, seq: 11, born: 11 },
      { userId: player, refreshes: 2, scope, seq: 12, born: 12 },
    ]);
    for (const { id, day: refreshed } of rows) expect(id).toBe(refreshedDayId(player, refreshed));
    expect(await db.kysely.selectFrom('scopes').select('seq').execute()).toEqual([{ seq: 12 }]);
  });

  test('0016 keep when tasks were done, and the last word on each', async () => {
    const db = await openEmpty(kind);
    await migrate(db, migrations.slice(0, names.indexOf('0016-task-words')));
    const player = userId.parse(newId());
    const row = sql`'user:' || ${player}, 1, 1`;
    await sql`insert into users (id, email, created_at, scope, seq, born) values (${player}, 'a@b.c', now(), ${row})`.execute(
      db.kysely,
    );
    const at = '2026-11-02T10:00:00.050Z';
    const said = [
      sql`true, '2026-11-02', ${at}, 'a phone'`,
      sql`false, null, ${at}, 'a phone'`,
      sql`true, '2026-11-01', ${at}, null`,
      sql`false, null, null, null`,
    ];
    for (const [slot, word] of said.entries())
      await sql`insert into tasks values (gen_random_uuid(), ${player}, gen_random_uuid(), gen_random_uuid(),
        '2026-11-02', ${slot}, 0, null, '', '', null, 20, 5, 'serving', now(), ${word}, ${row})`.execute(
        db.kysely,
      );
    await migrate(db, migrations);
    const tasks = db.kysely.selectFrom('tasks').select(['completedAt', 'completedDay', 'words']);
    expect(await tasks.orderBy('slot').execute()).toEqual([
      { completedAt: at, completedDay: '2026-11-02', words: [{ at, by: 'a phone', day: '2026-11-02' }] },
      { completedAt: null, completedDay: null, words: [{ at, by: 'a phone', day: null }] },
      { completedAt: at, completedDay: '2026-11-01', words: [{ at, by: '', day: '2026-11-01' }] },
      { completedAt: null, completedDay: null, words: null },
    ]);
  });

  test('0034 and 0037 tell of every trained day how training and rest took turns, as the rules do', async () => {
    const db = await openEmpty(kind);
    await migrate(db, migrations.slice(0, names.indexOf('0034-rhythm')));
    const dice = diceOf(35);
    const day = (count: number) => addDays('2025-01-01', count);
    const histories = Array.from({ length: 12 }, (_, index) => {
      let last = index;
      // Few days off mostly, a season's break now and then.
      return Array.from({ length: 20 * index }, () => (last += dice.happens(0.97) ? dice.between(1, 3) : 35));
    });
    const players = histories.map(() => userId.parse(newId()));
    for (const [index, player] of players.entries()) {
      const row = sql`'user:' || ${player}, 1, 1`;
      const days = (histories[index] ?? []).map(day);
      await sql`insert into users (id, email, created_at, scope, seq, born)
        values (${player}, ${`${index}@b.c`}, now(), ${row})`.execute(db.kysely);
      await sql`insert into scopes (scope, seq) values ('user:' || ${player}, 10)`.execute(db.kysely);
      await sql`insert into player_stats
        values (${player}, 0, 0, 0, 0, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${days.at(-1) ?? null}, 1, ${row})`.execute(
        db.kysely,
      );
      for (const one of days)
        await sql`insert into day_totals values (gen_random_uuid(), ${player}, ${one}, '{}', 0, 1, 1, 0, ${row})`.execute(
          db.kysely,
        );
    }
    await migrate(db, migrations.slice(0, names.indexOf('0037-rhythm-again')));
    // A node of before wrote the last days of every other player while others ran already.
    const untold = players.filter((_, index) => index % 2 === 1);
    await sql`update day_totals d set rhythm = null
      where user_id in (${sql.join(untold)})
        and day > (select max(day) - 4 from day_totals o where o.user_id = d.user_id)`.execute(db.kysely);
    await migrate(db, migrations);
    let breaks = 0;
    for (const [index, player] of players.entries()) {
      const rows = await db.kysely
        .selectFrom('dayTotals')
        .select(['day', 'rhythm'])
        .where('userId', '=', player)
        .orderBy('day')
        .execute();
      let before: Parameters<typeof rhythmAfter>[0];
      for (const row of rows) {
        expect(row.rhythm, `${index} on ${row.day}`).toEqual(rhythmAfter(before, row.day));
        before = row;
      }
      const stats = await db.kysely.selectFrom('playerStats').selectAll().where('id', '=', player).execute();
      expect(stats).toMatchObject([
        before?.rhythm
          ? {
              restWeeks: before.rhythm.restWeeks,
              seasonBreaks: before.rhythm.breaks,
              seq: untold.includes(player) ? 12 : 11,
            }
          : { restWeeks: null, seq: 1 },
      ]);
      breaks += before?.rhythm?.breaks ?? 0;
    }
    expect(breaks).toBeGreaterThan(0);
  });

  test('0041 makes history of whoever runs or has completed a program of their own that is gone', async () => {
    const db = await openEmpty(kind);
    await migrate(db, migrations.slice(0, names.indexOf('0041-gone-programs')));
    const player = userId.parse(newId());
    const row = sql`'user:' || ${player}, 1, 1`;
    const [own, gone] = [newId(), newId()];
    const catalogs = '7489e09d-f292-4232-9752-e13bd30e7c27';
    await sql`insert into users (id, email, created_at, scope, seq, born) values (${player}, 'a@b.c', now(), ${row})`.execute(
      db.kysely,
    );
    await sql`insert into scopes (scope, seq) values ('user:' || ${player}, 10)`.execute(db.kysely);
    await sql`insert into regimens (id, user_id, name, description, category, difficulty, total_weeks, daily_duration,
      weeks, created_at, scope, seq, born)
      values (${own}, ${player}, 'Mine', '', 'serving', 'beginner', 4, 30, '[]', now(), ${row})`.execute(
      db.kysely,
    );
    const enrolments = [
      [own, sql`true, false, null, null`],
      [catalogs, sql`false, false, now(), null`],
      [gone, sql`true, false, null, null`],
      [gone, sql`false, false, now(), null`],
      [gone, sql`true, true, null, now()`],
    ] as const;
    for (const [program, state] of enrolments)
      await sql`insert into user_regimens (id, user_id, regimen_id, name, category, total_weeks, base_points, started_at,
        sessions, current_week, completion_percentage, points_earned, is_active, is_archived, completed_at, replaced_at,
        scope, seq, born)
        values (gen_random_uuid(), ${player}, ${program}, '', 'serving', 4, 20, now(), 0, 1, 0, 0, ${state}, ${row})`.execute(
        db.kysely,
      );
    await migrate(db, migrations);
    const rows = await db.kysely.selectFrom('userRegimens').selectAll().orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual([1, 1, 1, 11, 12]);
    const healed = { regimenId: gone, isActive: false, isArchived: false, replacedAt: expect.any(String) };
    expect(rows.slice(3)).toMatchObject([healed, healed]);
    expect(rows.slice(0, 3).filter((one) => one.isActive && !one.isArchived)).toMatchObject([
      { regimenId: own },
    ]);
    expect(await db.kysely.selectFrom('scopes').select('seq').execute()).toEqual([{ seq: 12 }]);
  });

  test('of a newer version do not stop an older one', async () => {
    const db = await openEmpty(kind);
    const newer: Migration = { name: '9999-newer', up: async () => undefined };
    await migrate(db, [...migrations, newer]);
    expect(await migrate(db, migrations)).toEqual([]);
    expect(await pendingMigrations(db, migrations)).toEqual([]);
  });
});

onBothDatabases('names that look alike already', (kind) => {
  test('stand, but nobody else is called like them from now on', async () => {
    const db = await openEmpty(kind);
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0013'),
    );
    const people = [
      ['MayaLi', '2026-01-02'],
      ['MayaL1', '2026-01-01'],
      ['MAYALl', '2026-01-03'],
      [null, '2026-01-01'],
    ] as const;
    for (const [index, [name, at]] of people.entries())
      await sql`insert into users (id, email, display_name, created_at, scope, seq, born)
        values (gen_random_uuid(), ${`${index}@example.org`}, ${name}, ${at}, ${`user:${index}`}, 1, 1)`.execute(
        db.kysely,
      );
    await migrate(db, migrations);
    const { rows } = await sql<{ displayName: string | null; nameLook: string | null }>`
      select display_name, name_look from users order by email`.execute(db.kysely);
    expect(rows).toEqual([
      { displayName: 'MayaLi', nameLook: null },
      { displayName: 'MayaL1', nameLook: 'mayall' },
      { displayName: 'MAYALl', nameLook: null },
      { displayName: null, nameLook: null },
    ]);
  });
});

describe('nodes that start at once', () => {
  test('apply each migration once between them', async () => {
    const url = await makeDatabase('template1');
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openNode(url)));
    const applied = await Promise.all(nodes.map((node) => migrate(node, migrations)));
    expect(applied.flat().toSorted()).toEqual(names);
  });
});

test('migrations are numbered without a gap', () => {
  expect(names.map((name) => Number(name.split('-')[0]))).toEqual(names.map((_, index) => index + 1));
});
