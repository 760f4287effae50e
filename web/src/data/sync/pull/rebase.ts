import type { Table } from 'dexie';
import { ownershipOf } from 'sync-protocol/entities/ownership';
import { TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import type { ClientGroupId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { PlainChange } from 'sync-protocol/wire';
import { senderOf } from '../client-group.ts';
import { startOver } from '../start-over.ts';
import type { Pulled, UserDb } from '#data/store/db.ts';
import { dealInTransaction } from '#data/rows/deal.ts';
import { showPull } from '#data/rows/show-pull.ts';
import type { Phone } from '#data/store/phone.ts';
import type { PulledPages } from './pulled-pages.ts';
import type { replay } from './replay.ts';
import { settle, type Pushed } from './settle.ts';
import { withStorageRepair } from '#data/store/storage-faults.ts';
import { restoreBases } from '#data/store/write-rows.ts';

/** Rows that are handed to the database in one go: a slow phone answers taps in between. */
const ROWS_AT_A_TIME = 100;

/** What the phone knows by now; with another set of tables it has to start over. */
export const KNOWN_TABLES = TABLE_NAMES.join();

/** How far this phone has pulled; nothing when it has to begin, or when it now knows other tables. */
export async function pulledOf(db: UserDb): Promise<Pulled | undefined> {
  return goingOn(await lastPull(db));
}

/** The last pull, whatever tables the phone knew then. */
async function lastPull(db: UserDb): Promise<Pulled | undefined> {
  const kept = await db.meta.get('pulled');
  return kept?.key === 'pulled' ? kept : undefined;
}

const goingOn = (last: Pulled | undefined) => (last?.tables === KNOWN_TABLES ? last : undefined);

/** Who asked the server, and how far it had come. */
export interface Asking {
  clientGroup: ClientGroupId;
  cursor: string | undefined;
}

/** What became of a pull: `stale` when another tab was faster, and then nothing is changed. */
export type Applied = 'applied' | 'stale' | 'startedOver';

/**
 * Applies a pull in one transaction (S6.3).
 * @param asked how the phone stood when it asked
 * @param pushed what the pull came with, if it is the answer to a push
 */
export async function applyPull(
  phone: Phone,
  pull: PulledPages,
  asked: Asking,
  pushed?: Pushed,
): Promise<Applied> {
  const apply = (again?: typeof replay) => applyWith(again, phone, pull, asked, pushed);
  // A transaction waits for no script: what does mutations again is loaded before it. At most starts none waits.
  if ((await phone.db.outbox.count()) > 0) return apply(await fetchReplay());
  try {
    return await apply();
  } catch (error) {
    if (!(error instanceof SomethingWaits)) throw error;
    return apply(await fetchReplay());
  }
}

const fetchReplay = async () => (await import('./replay.ts')).replay;

/** A tap has come meanwhile, or something has come back: nothing is applied without doing it again. */
class SomethingWaits extends Error {}

async function applyWith(
  again: typeof replay | undefined,
  phone: Phone,
  pull: PulledPages,
  asked: Asking,
  pushed: Pushed | undefined,
): Promise<Applied> {
  const { db } = phone;
  let endShow: ReturnType<typeof showPull> | undefined;
  let isWritten = false;
  const write = () =>
    db.write(async () => {
      const last = await lastPull(db);
      const before = goingOn(last);
      const { clientGroup } = await senderOf(db);
      if (before?.cursor !== asked.cursor || clientGroup !== asked.clientGroup) return 'stale';
      // Where rows stand, or something waits, screens go on with those until the new ones are there.
      if (!before && !again && (await db.synced('users').count()) === 0)
        endShow ??= showPull(db, pull.changes);
      await restoreBases(db);
      if (pull.reset || !before) await clearRows(db);
      await applyChanges(db, pull.changes);
      const { cursor, epoch } = pull;
      await db.meta.put({ key: 'pulled', cursor, epoch, tables: KNOWN_TABLES, syncedAt: phone.now() });
      const isAtEnd = await settle(phone, pull, pushed, last !== undefined && last.epoch !== epoch);
      if (isAtEnd) await startOver(db);
      if (again) await again(db);
      else if ((await db.outbox.count()) > 0) throw new SomethingWaits();
      await dealInTransaction(db, trainingDay(phone.now(), phone.zone()), phone.zone());
      return isAtEnd ? 'startedOver' : 'applied';
    });
  try {
    const applied = await withStorageRepair(db, write);
    isWritten = applied !== 'stale';
    return applied;
  } finally {
    endShow?.(isWritten);
  }
}

/** Starting over: rows that the pages do not name are gone. What this phone dealt itself is not the server's. */
async function clearRows(db: UserDb): Promise<void> {
  const own = new Set(await db.dealt.toCollection().primaryKeys());
  for (const name of TABLE_NAMES) {
    if (name === 'tasks')
      await db
        .synced('tasks')
        .filter(({ id }) => !own.has(id))
        .delete();
    else await db.synced(name).clear();
  }
}

async function applyChanges(db: UserDb, changes: readonly PlainChange[]): Promise<void> {
  for (const name of TABLE_NAMES) {
    const mine = changes.filter(({ table }) => table === name);
    // Most pulls change a few tables, and an empty answer of the database takes its time too.
    if (mine.length === 0) continue;
    const ids = mine.map((change) => ('del' in change ? change.del : String(change.put.id)));
    const table = db.table<object, string>(name);
    const rows = await standingOf(table, ids);
    mine.forEach((change, index) => {
      const id = ids[index] ?? '';
      rows.set(id, 'del' in change ? undefined : merged(name, rows.get(id), change.put));
    });
    const puts = [...rows.values()].filter((row) => row !== undefined);
    for (let at = 0; at < puts.length; at += ROWS_AT_A_TIME)
      await table.bulkPut(puts.slice(at, at + ROWS_AT_A_TIME));
    await table.bulkDelete([...rows].flatMap(([id, row]) => (row ? [] : [id])));
    if (name === 'tasks') await forgetDealt(db, rows);
  }
}

/** The rows of these ids, as far as they are there; of a phone's first rows none is, and none is asked for. */
async function standingOf(
  table: Table<object, string>,
  ids: readonly string[],
): Promise<Map<string, object | undefined>> {
  if ((await table.count()) === 0) return new Map();
  const standing = await table.bulkGet([...ids]);
  return new Map(standing.map((row, index) => [ids[index] ?? '', row]));
}

/** What the server has told of is no longer this phone's own deal: few are, and a pull may tell of thousands. */
async function forgetDealt(db: UserDb, told: ReadonlyMap<string, unknown>): Promise<void> {
  const own = await db.dealt.toCollection().primaryKeys();
  await db.dealt.bulkDelete(own.filter((id) => told.has(id)));
}

/** Tables of one row, which has the player's id (S4.1). */
type OneRowTable = {
  [T in TableName]: Extract<keyof RowOf<T>, 'userId' | 'teamId'> extends never ? T : never;
}[TableName];

/** Their rows always travel whole, and only this says so of them: the compiler asks for each by its name. */
const ALWAYS_WHOLE: Readonly<Record<OneRowTable, true>> = {
  users: true,
  userSettings: true,
  playerStats: true,
};

/** The server sent only the changed fields of a row that this phone has lost: it has to start over. */
export class IncompleteRow extends Error {}

function merged(table: TableName, standing: object | undefined, put: Record<string, unknown>): object {
  const isWhole = table in ALWAYS_WHOLE || ownershipOf((name) => name in put).field !== 'id';
  if (!standing && !isWhole) throw new IncompleteRow(table);
  return { ...standing, ...put };
}

/** Whether these rows are another player's: then the browser's session is theirs (S6.7). */
export function areOthers({ userId }: UserDb, changes: readonly PlainChange[]): boolean {
  return changes.some((change) => {
    if ('del' in change) return false;
    const owner = change.table in ALWAYS_WHOLE ? change.put.id : change.put.userId;
    return owner !== undefined && owner !== userId;
  });
}
