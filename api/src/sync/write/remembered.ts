import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import type { Need } from 'sync-protocol/mutations/mutation';
import type { RememberingRows } from 'sync-protocol/mutations/remembering-rows';
import type { Queryable } from '#db/db.ts';
import type { SyncDeps } from '../deps.ts';

/** The tables whose rows are remembered when they go. */
export function rememberedBy(halves: SyncDeps['halves']): ReadonlySet<TableName> {
  return new Set(halves.flatMap(({ remembers }) => remembers ?? []));
}

/** Adds what `needs` name by their ids and what went, as long as its tombstone is there; mostly nothing is missing. */
export async function recallRows(
  { halves }: Pick<SyncDeps, 'halves'>,
  kysely: Queryable,
  scopes: readonly string[],
  needs: readonly Need[],
  into: RememberingRows,
): Promise<void> {
  const remembered = rememberedBy(halves);
  const missing = needs.flatMap((need) =>
    'ids' in need && remembered.has(need.table) ? need.ids.filter((id) => !into.get(need.table, id)) : [],
  );
  if (missing.length === 0) return;
  const found = await kysely
    .selectFrom('tombstones')
    .select(['tableName', 'row'])
    .where('scope', 'in', scopes)
    .where('tableName', 'in', [...remembered])
    .where('rowId', 'in', missing)
    .where('row', 'is not', null)
    .execute();
  for (const { tableName, row } of found) into.remember(tableName as TableName, [row as RowOf<TableName>]);
}
