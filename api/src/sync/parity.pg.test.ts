import { randomInt } from 'node:crypto';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { isServerOnly, SYNCED_TABLES, TABLE_NAMES } from 'sync-protocol/entities/tables';
import { newId, savedQuoteId, streakPauseId, userRegimenId, type UserRegimenId } from 'sync-protocol/ids';
import { dealToday } from 'sync-protocol/mutations/tasks/deal-today';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { planLookup } from 'sync-protocol/mutations/plan-lookup';
import { RememberingRows } from 'sync-protocol/mutations/remembering-rows';
import { changesOf, type Rows } from 'sync-protocol/mutations/rows';
import { taskIdOf, userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import type { OutboxMutation } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { prepare } from './push/prepare.ts';

const SEEDS = 4;
const BATCHES = 4;
const BATCH = 30;
const DAYS = 10;

const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)] as T;

onBothDatabases('S3.1: one code on two stores', (database) => {
  const world = testApp({ database });

  test('the same mutations make the same rows in memory and in the database', async () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const phone = await aPhone(world(), await aUser(world(), { joinedDaysAgo: 5 }));
      await phone.pull();
      let rows = new RememberingRows(['tasks']);
      for (const table of TABLE_NAMES) rows.load(table, phone.rows(table));
      const enrolments: UserRegimenId[] = [];
      const went: Task[] = [];
      for (let batches = 0; batches < BATCHES; batches++) {
        const batch = Array.from({ length: BATCH }, () => anything(phone, enrolments, batches));
        const { results } = await phone.push(...batch);
        const before = dealtBy(rows);
        const refused = new Set(results.filter(({ status }) => status !== 'applied').map(({ id }) => id));
        const inMemory = batch.filter((mutation) => !run(rows, phone, mutation)).map(({ id }) => id);
        expect(inMemory).toEqual([...refused].toSorted((a, b) => a - b));
        if (batches === 0 || dealtBy(rows) !== before) deal(rows);
        rows = storedAgain(rows, went);
      }
      await phone.pull();
      expect(phone.everything()).toEqual(everythingIn(rows));
    }
  });

  const now = () => world().clock.now;
  const planOf = (rows: Rows) => planLookup(rows, world().deps.catalog.planOf);

  /** Something that a player could do, on one of the last days, in the order in which days go by. */
  function anything(phone: TestPhone, enrolments: UserRegimenId[], batches: number): OutboxMutation {
    const daysAgo = DAYS - 1 - Math.min(DAYS - 1, batches * 3 + randomInt(3));
    const at = now() - daysAgo * 24 * 3_600_000;
    const day = trainingDay(at, 'UTC');
    const when = { at: new Date(at - randomInt(3_600_000)).toISOString(), day };
    const enrolment = enrolments.length > 0 ? pick(enrolments) : undefined;
    const dice = randomInt(20);
    if (dice < 13 && enrolment) {
      const dealt = addDays(day, -randomInt(2));
      const of = {
        userId: phone.user.id,
        day: dealt,
        userRegimenId: enrolment,
        slot: randomInt(6),
        counter: 0,
      };
      const args = {
        taskId: taskIdOf(of),
        day: dealt,
        userRegimenId: enrolment,
        slot: of.slot,
        completed: dice < 10,
      };
      return phone.mutation('task.setCompleted', args, when);
    }
    if (dice === 13) return phone.mutation('tasks.refresh', {}, when);
    if (dice === 14 && enrolment)
      return phone.mutation('userRegimen.archive', { userRegimenId: enrolment }, when);
    if (dice === 15 && enrolment)
      return phone.mutation('userRegimen.unarchive', { userRegimenId: enrolment }, when);
    if (dice === 16) {
      if (randomInt(2) === 0) return phone.mutation('badge.markViewed', {}, when);
      const userBadgeIds = BADGES.slice(randomInt(BADGES.length)).map(({ id }) =>
        userBadgeIdOf(phone.user.id, id),
      );
      return phone.mutation('badge.markViewed@2', { userBadgeIds }, when);
    }
    if (dice === 17) {
      const from = addDays(day, randomInt(15) - 7);
      const pause = { streakPauseId: streakPauseId.parse(newId()), days: 2 };
      return phone.mutation('streak.pause', randomInt(2) === 0 ? pause : { ...pause, from }, when);
    }
    if (dice === 18) {
      const quote = {
        savedQuoteId: savedQuoteId.parse(newId()),
        quote: `Quote ${randomInt(5)}`,
        category: 'focus' as const,
        notes: '',
      };
      return phone.mutation('savedQuote.save', quote, when);
    }
    const id = userRegimenId.parse(newId());
    enrolments.push(id);
    const regimenId = testRegimenId(pick(['serving', 'passing', 'setting', 'hitting']));
    return phone.mutation('userRegimen.start', { userRegimenId: id, regimenId }, when);
  }

  /** Runs a mutation as the server does, on rows that are all there; answers whether it was applied. */
  function run(rows: Rows, phone: TestPhone, mutation: OutboxMutation): boolean {
    const { id: player } = phone.user;
    const held = { since: phone.rows('users')[0]?.createdAt ?? '', scopes: [userScope(player)] };
    const ready = prepare(mutation, { player, clientGroup: phone.clientGroup, now: now(), skew: 0 }, held);
    if (!('mutation' in ready)) return false;
    try {
      ready.mutation.effect(rows, ready.args, { ...ready.context, planOf: planOf(rows) });
      rows.commit();
      return true;
    } catch (error) {
      rows.rollback();
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  function deal(rows: Rows): void {
    dealToday(rows, { day: trainingDay(now(), 'UTC'), tz: 'UTC', planOf: planOf(rows) });
    rows.commit();
  }
});

/** Rows as a store has them after a batch: it knows those that went in this one and before, but none of its midst. */
function storedAgain(rows: RememberingRows, went: Task[]): RememberingRows {
  for (const { id, before, after } of changesOf(rows.changes(), 'tasks')) {
    const last = rows.lastOf('tasks', id);
    if (before && !after && last) went.push(last);
  }
  const stored = new RememberingRows(['tasks']);
  for (const table of TABLE_NAMES) stored.load(table, rows.all(table));
  stored.remember('tasks', went);
  return stored;
}

/** What has the day dealt again when it changes. */
function dealtBy(rows: Rows): string {
  const programs = rows.all('userRegimens').filter(({ isArchived }) => !isArchived);
  const said = rows.all('dayConditions');
  return JSON.stringify([
    programs.map(({ id, isActive }) => `${id} ${isActive}`).toSorted(),
    said.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  ]);
}

/** Rows as a phone is shown them. */
function everythingIn(rows: Rows): Record<string, unknown[]> {
  const shown = TABLE_NAMES.map((table) => {
    const fields = Object.keys(SYNCED_TABLES[table].row.shape).filter((field) => !isServerOnly(table, field));
    const all: Record<string, unknown>[] = rows.all(table);
    const sorted = all.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
    return [
      table,
      sorted.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))),
    ] as const;
  });
  return Object.fromEntries(shown);
}
