import type { Db } from 'api/src/db/db.ts';
import { oldestPeriod, TIME_WINDOWS } from 'api/src/features/leaderboard/point-totals.ts';
import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import {
  isServerOnly,
  SYNCED_TABLES,
  TABLE_NAMES,
  type RowOf,
  type TableName,
} from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import { foldDays, tasksDone } from 'sync-protocol/rules/progress/credit';
import { BADGES, isEarned } from 'sync-protocol/rules/progress/badges';
import { NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { countMainDone, withPlace, type MainDone } from 'sync-protocol/rules/training/enrolment/main-done';
import { sessionsOf } from 'sync-protocol/rules/training/enrolment/program-progress';
import { MAIN_PER_SESSION } from 'sync-protocol/rules/training/program-terms';
import { monthOf, weekStart } from 'sync-protocol/rules/training-day';
import { expect } from 'vitest';
import type { Device } from './device.ts';
import { textOf, type History } from './history.ts';

export type Tables = { [T in TableName]: RowOf<T>[] };

/** Everything that the server holds of a player and their teams, as phones should see it. */
export async function serverRows({ kysely }: Db, userId: UserId): Promise<Tables> {
  const teams = await kysely
    .selectFrom('memberships')
    .select('teamId')
    .where('userId', '=', userId)
    .execute();
  const scopes = [`user:${userId}`, ...teams.map(({ teamId }) => `team:${teamId}`)];
  const entries = TABLE_NAMES.map(async (name) => {
    const rows = await kysely.selectFrom(name).selectAll().where('scope', 'in', scopes).execute();
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
    expect(comparable(name, confirmed), `I4 ${name}`).toEqual(comparable(name, expected[name]));
  }
  expect(await device.db.bases.count(), 'I4 bases').toBe(0);
}

function comparable(table: TableName, rows: readonly object[]): string[] {
  const shown = (row: object) => Object.entries(row).filter(([field]) => !isServerOnly(table, field));
  return rows.map((row) => JSON.stringify(sorted(Object.fromEntries(shown(row))))).sort();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => a.localeCompare(b)).map(([key, field]) => [key, sorted(field)]),
  );
}

/** I2 and I9: what is stored is what the ledger says, worked out again from nothing. */
export async function expectTrueTotals(
  { kysely }: Db,
  userId: UserId,
  rows: Tables,
  now: Date,
): Promise<void> {
  const days = rows.dayTotals.sort((a, b) => a.day.localeCompare(b.day));
  expect(foldDays(undefined, days, rows.userRegimens, rows.streakPauses), 'I9 days').toEqual(days);
  await expectTrueSums({ kysely }, userId, rows, now);
}

/**
 * The same, but for the days' own streaks.
 * @param sessionsBefore those of programs that were counted before rules version 2, in its own way
 */
export async function expectTrueSums(
  { kysely }: Pick<Db, 'kysely'>,
  userId: UserId,
  rows: Tables,
  now: Date,
  sessionsBefore: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const days = rows.dayTotals.sort((a, b) => a.day.localeCompare(b.day));
  expect(instantsOfTasks(rows), 'I2 a credit for each completed task, and no other').toEqual(
    instantsOfDays(days),
  );

  const [stats] = rows.playerStats;
  const sum = (of: (total: DayTotal) => number) => days.reduce((total, day) => total + of(day), 0);
  const last = days.at(-1);
  // What came later older rows leave out.
  expect({ ...stats, measuredDrills: stats?.measuredDrills ?? 0 }, 'I9 stats').toMatchObject({
    totalPoints: sum((total) => total.points),
    completedTasks: sum(tasksDone),
    trainedDays: days.length,
    streak: last?.streak ?? 0,
    bestStreak: last?.best ?? 0,
    restDays: last?.held ?? 0,
    restWeeks: last?.rhythm?.restWeeks ?? 0,
    seasonBreaks: last?.rhythm?.breaks ?? 0,
    measuredDrills: rows.drillRecords.length,
    lastDay: last?.day ?? null,
  });
  for (const { day, load } of days) {
    const done = rows.tasks.filter((task) => task.completedDay === day);
    // Days of before rules version 2 say nothing of it, as their tasks do.
    expect(load ?? NO_LOAD, `I9 load of ${day}`).toEqual(sumLoads(done.map((task) => task.load)));
  }
  for (const enrolment of rows.userRegimens) {
    const places = rows.tasks.flatMap(({ userRegimenId, isCompleted, place }) =>
      userRegimenId === enrolment.id && isCompleted && typeof place === 'number' ? [place] : [],
    );
    const before = (sessionsBefore.get(enrolment.id) ?? 0) * MAIN_PER_SESSION;
    const mainDone = places.reduce<MainDone>(withPlace, [before]);
    expect(enrolment.sessions, `I9 sessions of ${enrolment.name}`).toBe(sessionsOf(countMainDone(mainDone)));
    if (enrolment.mainDone) expect(enrolment.mainDone, `I9 drills of ${enrolment.name}`).toEqual(mainDone);
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
  const isKept = ([window]: [string, number]) => {
    const known = TIME_WINDOWS.find((one) => window.startsWith(one)) ?? 'alltime';
    return window >= `${known} ${oldestPeriod(known, now)}`;
  };
  const kept = (totals: WindowTotals) => Object.fromEntries(Object.entries(totals).filter(isKept));
  expect(kept(await windowTotals(kysely, userId)), 'I9 point totals').toEqual(kept(windowTotalsOf(days)));
}

type WindowTotals = Record<string, number>;

/** What a player has in each window that leaderboards show; what is nothing may be left out. */
async function windowTotals(kysely: Db['kysely'], userId: UserId): Promise<WindowTotals> {
  const totals = await kysely.selectFrom('pointTotals').selectAll().where('userId', '=', userId).execute();
  const entries = totals.map(
    ({ timeWindow, period, points }) => [`${timeWindow} ${period}`, points] as const,
  );
  return Object.fromEntries(entries.filter(([, points]) => points !== 0));
}

/** What trained days bring to each window. */
export function windowTotalsOf(days: readonly Pick<DayTotal, 'day' | 'points'>[]): WindowTotals {
  const totals: WindowTotals = {};
  for (const { day, points } of days) {
    const windows = [`daily ${day}`, `weekly ${weekStart(day)}`, `monthly ${monthOf(day)}`, 'alltime all'];
    for (const window of windows) totals[window] = (totals[window] ?? 0) + points;
  }
  return totals;
}

function instantsOfTasks({ tasks }: Tables): string[] {
  const done = tasks.filter((task) => task.isCompleted);
  return done
    .map((task) => `${task.completedDay} ${task.userRegimenId} ${Date.parse(task.completedAt ?? '')}`)
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
export async function expectCountedScope({ kysely }: Db, scope: string): Promise<void> {
  const { seq } = await kysely
    .selectFrom('scopes')
    .select('seq')
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  const found = TABLE_NAMES.map(async (name) => {
    const wrong = kysely.selectFrom(name).select(['seq', 'born']).where('scope', '=', scope);
    const rows = await wrong
      .where((of) => of.or([of('seq', '>', seq), of('born', '>', of.ref('seq'))]))
      .execute();
    return rows.map((row) => ({ name, ...row }));
  });
  expect((await Promise.all(found)).flat(), `I5 beyond ${seq} in ${scope}`).toEqual([]);
}

/**
 * I1: whatever was said on a phone counts, or stands under "Needs attention", never neither; nor both, unless a
 * restored server changed its mind.
 */
export async function expectAnswered(history: History, devices: readonly Device[]): Promise<void> {
  const { runs, said, wasRestored } = history;
  const shown = await Promise.all(devices.map(({ db }) => db.refused.toArray()));
  const refused = new Set(shown.flat().map(({ mutation }) => textOf(mutation)));
  // What went with a file that was lost the phone itself has given up.
  const byServer = shown.flat().filter(({ id }) => !id.startsWith('file:'));
  const applied = new Set(runs.filter(({ status }) => status === 'applied').map(({ text }) => text));
  const answered = new Set(runs.filter(({ status }) => status !== 'applied').map(({ text }) => text));
  const standing = [...said].flatMap(([text, { isLost }]) => (isLost ? [] : [text]));
  const missing = standing.filter(
    (text) => !applied.has(text) && !refused.has(text) && !history.mayBeGone(text),
  );
  expect(
    missing.filter((text) => answered.has(text)),
    'I1 refused, and not shown',
  ).toEqual([]);
  expect(missing, 'I1 neither counted nor shown').toEqual([]);
  const invented = byServer.map(({ mutation }) => textOf(mutation)).filter((text) => !answered.has(text));
  if (!wasRestored) expect(invented, 'I1 shown, but not refused').toEqual([]);
}

/**
 * I3: what a phone said was run in the order in which it was said. Where a phone has begun anew, a restored server may
 * get what it lost from a copy of that phone, and then later than what was said after it.
 */
export function expectInOrder(history: History): void {
  const { runs, said } = history;
  const firstRun = new Map<string, number>();
  for (const [index, { text }] of runs.entries()) if (!firstRun.has(text)) firstRun.set(text, index);
  const byOne = [...said].filter(([, { by }]) => by !== undefined);
  for (const [phone, words] of Map.groupBy(byOne, ([, { by, lane }]) => `${by} in ${lane}`)) {
    const order = words.flatMap(([text]) => (history.mayBeGone(text) ? [] : (firstRun.get(text) ?? [])));
    expect(order, `I3 of phone ${phone}`).toEqual(order.toSorted((a, b) => a - b));
  }
}
