import { dealToday, needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/deal-today';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { TASKS_A_DAY } from 'sync-protocol/rules/points';
import { addDays } from 'sync-protocol/rules/training-day';
import type { UserDb } from './db.ts';
import { loadRows } from './load-rows.ts';
import { loadPlans } from './plans.ts';
import { sturdily } from './sturdily.ts';

/** Deals a day's tasks on this phone (S3.4), so that each day has them with no signal too. */
export function dealOnPhone(db: UserDb, day: string, tz: string): Promise<void> {
  return sturdily(db, () => db.write(() => dealInTransaction(db, day, tz)));
}

/**
 * The same, inside a transaction. What it deals is marked and has no outbox entry: the server deals alike, and
 * its rows win. Only marked rows are ever taken away here, and a day never comes to more than six.
 */
export async function dealInTransaction(db: UserDb, day: string, tz: string): Promise<void> {
  const rows = await loadRows(db, needsOfDeal(day));
  const standing = rows.all('tasks');
  dealToday(rows, { day, tz, planOf: await loadPlans(db, rows, plansOfDeal(rows)) });
  const changes = rows
    .changes()
    .filter((change): change is RowChange<'tasks'> & RowChange => change.table === 'tasks');
  const added = changes.flatMap(({ after }) => (after ? [after] : []));
  const unwanted = changes.filter(({ after }) => !after).map(({ id }) => id);

  const marked = new Set(await db.dealt.where('day').equals(day).primaryKeys());
  const removed = unwanted.filter((id) => marked.has(id));
  const room = Math.max(0, TASKS_A_DAY - (standing.length - removed.length));
  const dealt = added.slice(0, room);
  if (removed.length + dealt.length > 0) {
    await takeAway(db, removed);
    await db.synced('tasks').bulkPut(dealt);
    await db.dealt.bulkPut(dealt.map(({ id }) => ({ id, day })));
  }
  await sweep(db, day);
}

/** Removes what past days' deals have left over: open tasks from before yesterday, or beyond a day's six. */
async function sweep(db: UserDb, today: string): Promise<void> {
  const marks = await db.dealt.where('day').below(today).primaryKeys();
  if (marks.length === 0) return;
  const yesterday = addDays(today, -1);
  const open = (await db.synced('tasks').bulkGet(marks)).filter((task) => task && !task.isCompleted);
  const spare = open.flatMap((task) => (task?.day === yesterday ? [task.id] : []));
  const old = open.flatMap((task) => (task && task.day < yesterday ? [task.id] : []));
  const surplus = (await db.synced('tasks').where('day').equals(yesterday).count()) - TASKS_A_DAY;
  await takeAway(db, [...old, ...(surplus > 0 ? spare.slice(-surplus) : [])]);
}

/** A task with a pending change stays: its base would bring it back when the mark that it is ours is gone. */
async function takeAway(db: UserDb, ids: readonly string[]): Promise<void> {
  const pending = new Set((await db.bases.where('id').anyOf(ids).toArray()).map(({ id }) => id));
  const free = ids.filter((id) => !pending.has(id));
  await db.synced('tasks').bulkDelete(free);
  await db.dealt.bulkDelete(free);
}
