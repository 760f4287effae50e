import { Dexie } from 'dexie';
import type { TableName } from 'sync-protocol/entities/tables';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Base, UserDb } from './db.ts';

/** Writes what mutations made of the rows, inside a transaction. */
export async function writeRows(db: UserDb, changes: readonly RowChange[]): Promise<void> {
  const puts = new Map<TableName, object[]>();
  const deletes = new Map<TableName, string[]>();
  for (const { table, id, after } of changes) {
    if (after === undefined) deletes.set(table, [...(deletes.get(table) ?? []), id]);
    else puts.set(table, [...(puts.get(table) ?? []), after]);
  }
  await Promise.all([
    ...[...puts].map(([table, rows]) => db.table(table).bulkPut(rows)),
    ...[...deletes].map(([table, ids]) => db.table(table).bulkDelete(ids)),
  ]);
}

/** Saves each changed row as it was before, unless an earlier pending change already did (S6.2). */
export async function saveBases(db: UserDb, changes: readonly RowChange[]): Promise<void> {
  const bases = changes.map(({ table, id, before }): Base => ({ table, id, before: before ?? null }));
  await db.bases.bulkAdd(bases).catch((error: unknown) => {
    if (!isOnlyKept(error)) throw error;
  });
}

/** Whether nothing else went wrong than that there was something under these keys already, which stays. */
function isOnlyKept(error: unknown): boolean {
  return error instanceof Dexie.BulkError && error.failures.every(({ name }) => name === 'ConstraintError');
}
