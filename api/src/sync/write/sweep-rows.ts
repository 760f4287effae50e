import type { TableName } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import type { Db } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from './change-rows.ts';
import { loadRows } from './load.ts';

const PAGE = 200;

export type SweepDeps = ChangeDeps & { db: Db };

/** Which rows of players are old: what this field says is before this day or instant. */
export interface Old {
  table: TableName;
  field: string;
  before: string;
}

/**
 * Removes old rows for good, from phones too: some at a time.
 * @throws when there are old rows and none of them goes: nobody is to try that for ever
 */
export async function sweepRows(deps: SweepDeps, old: Old): Promise<void> {
  for (;;) {
    const { found, gone } = await sweepSome(deps, old);
    if (found === 0) return;
    if (gone === 0) throw new Error(`${found} old rows of ${old.table} don’t go`);
  }
}

function sweepSome(deps: SweepDeps, { table, field, before }: Old): Promise<{ found: number; gone: number }> {
  const stored = deps.tables.of(table);
  const column = stored.columns.find((one) => one.field === field);
  if (!column) throw new Error(`${table} has no ${field}`);
  return deps.db.transaction(async (tx) => {
    const statement = new Statement();
    const old = await statement.run<{ id: string; owner: UserId }>(
      tx.kysely,
      `select id, ${stored.owner} as owner from ${stored.name}
      where ${column.name} < ${statement.value(before, column.type)} limit ${PAGE} for update`,
    );
    return { found: old.length, gone: await removeRows(deps, tx, table, old) };
  });
}

/** Removes rows of players for good, as far as they are there, as the last thing of a transaction; answers how many went. */
export async function removeRows(
  deps: ChangeDeps,
  tx: Tx,
  table: TableName,
  those: readonly { id: string; owner: UserId }[],
): Promise<number> {
  const rows = new Rows();
  const scopes = [...new Set(those.map(({ owner }) => userScope(owner)))];
  await loadRows(deps, tx.kysely, scopes, [{ table, ids: those.map(({ id }) => id) }], rows);
  for (const { id } of rows.all(table)) rows.delete(table, id);
  const written = await changeRows(deps, tx, { changes: rows.changes() });
  return written.changes.filter((one) => one.table === table && !one.after).length;
}
