import type { RowChange } from 'sync-protocol/mutations/rows';
import type { SyncDeps } from '../deps.ts';
import type { StoredTable } from '../write/tables.ts';
import { kindOf } from '../write/write.ts';
import type { Cursor } from './cursor.ts';
import { columnsOf, type Page, type PageRow, type Standing } from './page.ts';

/**
 * The page of a phone that lacks only what this node has written of late, which is nearly every phone that pushes or
 * was poked: the database need not be asked for it.
 * @param cursor one that goes on from where it stands
 * @returns undefined when there is more to it
 */
export function recentPage(
  { tables, rowsAPage, recent }: Pick<SyncDeps, 'tables' | 'rowsAPage' | 'recent'>,
  cursor: Cursor,
  standing: Standing,
): Page | undefined {
  if (cursor.scopes.size !== standing.held.length) return undefined;
  const rows: PageRow[] = [];
  for (const [index, scope] of standing.held.entries()) {
    const position = cursor.scopes.get(scope);
    const seq = standing.scopes.get(scope)?.seq ?? 0;
    if (position?.whole !== position?.seq || !position) return undefined;
    const changes = recent.between(scope, position.seq, seq);
    if (!changes) return undefined;
    for (const change of changes)
      rows.push(rowOf(tables.of(change.table), change, { place: index + 1, seq }));
  }
  return rows.length > rowsAPage ? undefined : { standing, rows, isCut: false };
}

function rowOf(
  stored: StoredTable,
  { table, id, before, after }: RowChange,
  at: Pick<PageRow, 'place' | 'seq'>,
): PageRow {
  if (!after) return { ...at, table, whole: null, values: [id] };
  const isWhole = kindOf(stored, { table, id, before, after }) !== 'changed';
  const fields: Record<string, unknown> = after;
  const values = columnsOf(stored, isWhole).map(({ field }) => fields[field]);
  return { ...at, table, whole: isWhole, values };
}
