import { TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
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

/** Which rows were saved as they were before a pending change; read inside the transaction that saves more of them. */
export async function savedBases(db: UserDb): Promise<ReadonlySet<string>> {
  // All keys in one answer; adding what is there already would be told row by row, as errors.
  const keys = await db.bases.toCollection().primaryKeys();
  return new Set(keys.map(([table, id]) => baseKey(table, id)));
}

/** Saves each changed row as it was before, unless an earlier pending change already did (S6.2). */
export async function saveBases(
  db: UserDb,
  changes: readonly RowChange[],
  saved: ReadonlySet<string>,
): Promise<void> {
  const unsaved = changes.filter(({ table, id }) => !saved.has(baseKey(table, id)));
  await db.bases.bulkAdd(
    unsaved.map(({ table, id, before }): Base => ({ table, id, before: before ?? null })),
  );
}

/**
 * Undoes every pending change: the rows are again as the server last told (S6.2). Those of tables that only a later
 * version of the app knows, which was here before this one, stay as they are.
 */
export async function restoreBases(db: UserDb): Promise<void> {
  const bases = await db.bases.filter(({ table }) => TABLE_NAMES.includes(table)).toArray();
  await writeRows(
    db,
    bases.map(({ table, id, before }) => ({
      table,
      id,
      before: undefined,
      after: (before ?? undefined) as RowOf<TableName> | undefined,
    })),
  );
  await db.bases.clear();
}

function baseKey(table: string, id: string): string {
  return `${table} ${id}`;
}
