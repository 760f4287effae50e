import { packRows } from 'sync-protocol/wire-packing';
import type { PackedChange, PlainChange } from 'sync-protocol/wire';
import { columnsOf, type PageRow } from './page.ts';
import type { SyncDeps } from '../deps.ts';

type TableDeps = Pick<SyncDeps, 'tables'>;

/** A page's rows in the short form: removed ones first, since an id may have come back since. */
export function packedChanges({ tables }: TableDeps, rows: readonly PageRow[]): PackedChange[] {
  return groupsOf(rows).map(({ table, whole, group }) => {
    if (whole === null) return { table, dels: group.map(idOf) };
    const columns = columnsOf(tables.of(table), whole).map(({ field }, index) => ({
      field,
      values: group.map(({ values }) => values[index]),
    }));
    return packRows(table, group.length, columns);
  });
}

/** The same in the plain form. */
export function plainChanges({ tables }: TableDeps, rows: readonly PageRow[]): PlainChange[] {
  return groupsOf(rows).flatMap(({ table, whole, group }): PlainChange[] => {
    if (whole === null) return group.map((row) => ({ table, del: idOf(row) }));
    const columns = columnsOf(tables.of(table), whole);
    return group.map(({ values }) => ({
      table,
      put: Object.fromEntries(columns.map(({ field }, index) => [field, values[index]])),
    }));
  });
}

interface Group extends Pick<PageRow, 'table' | 'whole'> {
  group: PageRow[];
}

function groupsOf(rows: readonly PageRow[]): Group[] {
  const groups = Map.groupBy(rows, ({ table, whole }) => `${whole === null ? 0 : 1} ${table} ${whole}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => (group[0] ? [{ table: group[0].table, whole: group[0].whole, group }] : []));
}

function idOf({ values }: PageRow): string {
  return String(values[0]);
}
