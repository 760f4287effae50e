import { dealToday, needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/tasks/deal-today';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { addDays } from 'sync-protocol/rules/training-day';
import type { UserDb } from '../store/db.ts';
import { loadRows } from '../store/load-rows.ts';
import { loadPlans } from '../catalog/plans.ts';
import { withStorageRepair } from '../store/storage-faults.ts';

/** What dealing a day has to change on this phone. */
interface Due {
  add: Task[];
  /** Ids of tasks that are not to be there any more. */
  remove: string[];
}

/** Whether a day has tasks on this phone. */
export function isDealt(db: UserDb, day: string): Promise<boolean> {
  return withStorageRepair(db, async () => (await db.synced('tasks').where('day').equals(day).count()) > 0);
}

/** Deals a day's tasks on this phone (S3.4), so that each day has them with no signal too. */
export function dealOnPhone(db: UserDb, day: string, tz: string): Promise<void> {
  return withStorageRepair(db, async () => {
    // Most starts find their day dealt: no screen is to wait for a lock on everything then.
    const due = await db.read(() => dueOn(db, day, tz));
    if (due.add.length + due.remove.length > 0) await db.write(() => dealInTransaction(db, day, tz));
  });
}

/**
 * The same, inside a transaction. What it deals is marked and has no outbox entry: the server deals alike, and
 * its rows win. Only marked rows are ever taken away here, and a day never comes to more than six.
 */
export async function dealInTransaction(db: UserDb, day: string, tz: string): Promise<void> {
  const { add, remove } = await dueOn(db, day, tz);
  await takeAway(db, remove);
  await db.synced('tasks').bulkPut(add);
  await db.dealt.bulkPut(add.map(({ id }) => ({ id, day })));
}

async function dueOn(db: UserDb, day: string, tz: string): Promise<Due> {
  const rows = await loadRows(db, needsOfDeal(day));
  const standing = rows.all('tasks').filter((task) => task.day === day);
  dealToday(rows, { day, tz, planOf: await loadPlans(db, rows, plansOfDeal(rows, { day, tz })) });
  const changes = rows
    .changes()
    .filter((change): change is RowChange<'tasks'> & RowChange => change.table === 'tasks');
  const added = changes.flatMap(({ after }) => (after ? [after] : []));
  const unwanted = changes.filter(({ after }) => !after).map(({ id }) => id);

  const marked = new Set(await db.dealt.where('day').equals(day).primaryKeys());
  // Where the server has dealt a place, the phone's own task for it is one too many.
  const told = standing.filter(({ id, isCompleted }) => !marked.has(id) && !isCompleted);
  const doubled = standing.filter(
    ({ id, slot, isCompleted }) => marked.has(id) && !isCompleted && told.some((task) => task.slot === slot),
  );
  const isOurs = (id: string) => marked.has(id);
  const gone = new Set([...unwanted, ...doubled.map(({ id }) => id)].filter(isOurs));
  const left = standing.filter(({ id }) => !gone.has(id));
  const open = left.flatMap(({ id, isCompleted }) => (isOurs(id) && !isCompleted ? [id] : []));
  // Tasks that older rules dealt here take no place from those that the server has.
  const removed = [...gone, ...surplusOf(open, left.length)];
  // Nor is a place dealt again that has one of the server's tasks: the server itself says what becomes of it.
  const staying = standing.filter(({ id }) => !removed.includes(id));
  const free = added.filter(({ slot }) => !staying.some((task) => task.slot === slot));
  const room = Math.max(0, TASKS_A_DAY - staying.length);
  return { add: free.slice(0, room), remove: [...removed, ...(await leftOver(db, day))] };
}

/** What past days' deals have left over: open tasks from before yesterday, or beyond a day's six. */
async function leftOver(db: UserDb, today: string): Promise<string[]> {
  const marks = await db.dealt.where('day').below(today).primaryKeys();
  if (marks.length === 0) return [];
  const yesterday = addDays(today, -1);
  const open = (await db.synced('tasks').bulkGet(marks)).filter((task) => task && !task.isCompleted);
  const spare = open.flatMap((task) => (task?.day === yesterday ? [task.id] : []));
  const old = open.flatMap((task) => (task && task.day < yesterday ? [task.id] : []));
  return [...old, ...surplusOf(spare, await db.synced('tasks').where('day').equals(yesterday).count())];
}

/** The last of some tasks of a day with so many, as far as it has more than six. */
function surplusOf(ids: string[], count: number): string[] {
  return count > TASKS_A_DAY ? ids.slice(TASKS_A_DAY - count) : [];
}

/** A task with a pending change stays: its base would bring it back when the mark that it is ours is gone. */
async function takeAway(db: UserDb, ids: readonly string[]): Promise<void> {
  const pending = new Set((await db.bases.where('id').anyOf(ids).toArray()).map(({ id }) => id));
  const free = ids.filter((id) => !pending.has(id));
  await db.synced('tasks').bulkDelete(free);
  await db.dealt.bulkDelete(free);
}
