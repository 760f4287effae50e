import type { Need } from 'sync-protocol/mutations/mutation';
import { scopeOfRow } from 'sync-protocol/entities/ownership';
import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import { Rows } from 'sync-protocol/mutations/rows';
import type { UserDb } from './db.ts';

/** The rows that mutations ask for, each read once. */
export async function loadRows(db: UserDb, needs: readonly Need[], rows = new Rows()): Promise<Rows> {
  await Promise.all(mergedNeeds(needs).map(async (need) => rows.load(need.table, await rowsOf(db, need))));
  return rows;
}

/** The same needs with ids of one table put together and repeated ranges left out; `unless` does not tell them apart. */
function mergedNeeds(needs: readonly Need[]): Need[] {
  const ids = new Map<TableName, Set<string>>();
  const others = new Map<string, Need>();
  for (const need of needs) {
    if (!('ids' in need) || need.scope !== undefined) others.set(JSON.stringify(need), need);
    else ids.set(need.table, new Set([...(ids.get(need.table) ?? []), ...need.ids]));
  }
  return [...[...ids].map(([table, of]) => ({ table, ids: [...of] })), ...others.values()];
}

async function rowsOf(db: UserDb, need: Need): Promise<RowOf<TableName>[]> {
  const isAsked = (row: RowOf<TableName>) => need.scope === undefined || scopeOfRow(row) === need.scope;
  return (await rowsOfAll(db, need, isAsked)).filter(isAsked);
}

/** Of all scopes, but for the row before a day. */
async function rowsOfAll(
  db: UserDb,
  need: Need,
  isAsked: (row: RowOf<TableName>) => boolean,
): Promise<RowOf<TableName>[]> {
  const table = db.synced(need.table);
  if ('ids' in need) return (await table.bulkGet([...need.ids])).filter((row) => row !== undefined);
  if ('all' in need) return table.toArray();
  const { from, to } = need;
  const days = table.where('day');
  const [before, rows] = await Promise.all([
    need.before && table.where('day').below(from).filter(isAsked).last(),
    (to === undefined ? days.aboveOrEqual(from) : days.between(from, to, true, true)).toArray(),
  ]);
  return before ? [before, ...rows] : rows;
}
