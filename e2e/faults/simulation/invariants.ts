import type { Db } from 'api/src/db/db.ts';
import type { DayTotal } from 'sync-protocol/entities/day-total';
import { SYNCED_TABLES, TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import { foldDays, tasksDone } from 'sync-protocol/rules/credit';
import { BADGES, isEarned } from 'sync-protocol/rules/badges';
import { expect } from 'vitest';
import type { Device } from './device.ts';

type Tables = { [T in TableName]: RowOf<T>[] };

/** Fields that only the server keeps. */
const SERVER_ONLY = ['changedBy'];

/** Everything that the server holds of a player, as phones should see it. */
export async function serverRows({ kysely }: Db, userId: UserId): Promise<Tables> {
  const scope = `user:${userId}`;
  const entries = TABLE_NAMES.map(async (name) => {
    const rows = await kysely.selectFrom(name).selectAll().where('scope', '=', scope).execute();
    return [name, rows.map((row) => SYNCED_TABLES[name].row.parse(row))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Tables;
}

/**
 * I4: a phone that is at rest holds what the server holds; but for open tasks that it dealt for another day than
 * today, on which the server never heard of the player.
 */
export async function expectConverged(device: Pick<Device, 'db' | 'today'>, expected: Tables): Promise<void> {
  const ownDeals = await device.db.dealt.where('day').notEqual(device.today).primaryKeys();
  for (const name of TABLE_NAMES) {
    const rows = await device.db.synced(name).toArray();
    const confirmed = rows.filter((row) => name !== 'tasks' || !ownDeals.includes(row.id));
    expect(comparable(confirmed), `I4 ${name}`).toEqual(comparable(expected[name]));
  }
  expect(await device.db.bases.count(), 'I4 bases').toBe(0);
}

function comparable(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(sorted(row))).sort();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(
    ([key, field]) => !SERVER_ONLY.includes(key) && field !== undefined,
  );
  return Object.fromEntries(
    fields.sort(([a], [b]) => a.localeCompare(b)).map(([key, field]) => [key, sorted(field)]),
  );
}

/** I2 and I9: what is stored is what the ledger says, worked out again from nothing. */
export async function expectTrueTotals({ kysely }: Db, userId: UserId, rows: Tables): Promise<void> {
  const days = rows.dayTotals.sort((a, b) => a.day.localeCompare(b.day));
  expect(foldDays(undefined, days, rows.userRegimens, rows.streakPauses), 'I9 days').toEqual(days);
  expect(instantsOfTasks(rows), 'I2 a credit for each completed task, and no other').toEqual(
    instantsOfDays(days),
  );

  const [stats] = rows.playerStats;
  const sum = (of: (total: DayTotal) => number) => days.reduce((total, day) => total + of(day), 0);
  const last = days.at(-1);
  expect(stats, 'I9 stats').toMatchObject({
    totalPoints: sum((total) => total.points),
    completedTasks: sum(tasksDone),
    trainedDays: days.length,
    streak: last?.streak ?? 0,
    bestStreak: last?.best ?? 0,
    restDays: last?.held ?? 0,
    lastDay: last?.day ?? null,
  });
  for (const enrolment of rows.userRegimens) {
    const sessions = days.filter((total) => total.done[enrolment.id]?.length).length;
    expect(enrolment.sessions, `I9 sessions of ${enrolment.name}`).toBe(sessions);
  }
  expect(
    rows.userRegimens.reduce((total, { pointsEarned }) => total + pointsEarned, 0),
    'I9 points of programs',
  ).toBe(stats?.totalPoints);
  expect(new Set(rows.userBadges.map(({ badgeId }) => badgeId)).size, 'I2 badges').toBe(
    rows.userBadges.length,
  );
  const given = new Set(rows.userBadges.map(({ badgeId }) => badgeId));
  const owed = BADGES.filter((badge) => stats && isEarned(badge, stats) && !given.has(badge.id));
  expect(
    owed.map(({ id }) => id),
    'I9 badges that were earned and not given',
  ).toEqual([]);
  const [allTime] = await kysely
    .selectFrom('pointTotals')
    .select('points')
    .where('userId', '=', userId)
    .where('timeWindow', '=', 'alltime')
    .execute();
  expect(allTime?.points ?? 0, 'I9 point totals').toBe(stats?.totalPoints);
}

function instantsOfTasks({ tasks }: Tables): string[] {
  const done = tasks.filter((task) => task.isCompleted);
  return done
    .map((task) => `${task.completedDay} ${task.userRegimenId} ${Date.parse(task.changedAt ?? '')}`)
    .sort();
}

function instantsOfDays(days: readonly DayTotal[]): string[] {
  return days
    .flatMap(({ day, done }) =>
      Object.entries(done).flatMap(([id, instants]) => instants.map((instant) => `${day} ${id} ${instant}`)),
    )
    .sort();
}

/** I5: a scope's rows never claim more than its counter, and no number beyond it was given out. */
export async function expectCountedScope({ kysely }: Db, userId: UserId): Promise<void> {
  const scope = `user:${userId}`;
  const { seq } = await kysely
    .selectFrom('scopes')
    .select('seq')
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  for (const name of TABLE_NAMES) {
    const rows = await kysely.selectFrom(name).select(['seq', 'born']).where('scope', '=', scope).execute();
    for (const row of rows) {
      expect(row.seq, `I5 ${name}`).toBeLessThanOrEqual(seq);
      expect(row.born, `I5 ${name}`).toBeLessThanOrEqual(row.seq);
    }
  }
}

/** I1 and I3: the server has answered each change that stood on the phone once, and the player sees what it refused. */
export async function expectAnswered({ kysely }: Db, { db, made }: Device): Promise<void> {
  expect(await db.acknowledged.count(), 'I1').toBe(made);
  const sender = await db.meta.get('sender');
  if (sender?.key !== 'sender') throw new Error('the phone has no client group');
  const results = await kysely
    .selectFrom('syncResults')
    .selectAll()
    .where('clientGroup', '=', sender.clientGroup)
    .execute();
  const lanes = await kysely
    .selectFrom('syncLanes')
    .selectAll()
    .where('clientGroup', '=', sender.clientGroup)
    .where('lane', '=', 'core')
    .execute();
  expect(lanes[0]?.lastId ?? 0, 'I3').toBe(made);
  const refused = results.filter(({ status }) => status !== 'applied').map(({ id }) => id);
  const shown = await db.refused.toArray();
  expect(
    shown.map(({ mutation }) => mutation.id).sort((a, b) => a - b),
    'I1 needs attention',
  ).toEqual(refused.sort((a, b) => a - b));
}
