import { scopeOfRow } from 'sync-protocol/entities/ownership';
import type { TableName } from 'sync-protocol/entities/tables';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Lane } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import type { StoredTables } from './stored-tables.ts';
import type { StoredTable } from './tables.ts';
import type { SyncDeps } from '../deps.ts';
import { scopeOf } from '../scopes.ts';

/** How far a lane has come, and how often the mutation after that has failed. */
export interface LanePosition {
  lane: Lane;
  lastId: number;
  failures: number;
  /** The marks of what was run just now, up to `lastId`. */
  marks: string;
}

/** A mutation that was not applied, as it is remembered. */
export interface KeptResult {
  lane: Lane;
  id: number;
  status: 'rejected' | 'quarantined';
  code: string;
  message: string;
  name: string | null;
  args: Record<string, unknown> | null;
}

export interface Writing {
  now: Date;
  changes: readonly RowChange[];
  /** What a row was that is taken away, if it is to be remembered. */
  lastOf?: (table: TableName, id: string) => unknown;
  /** Scopes whose counters are answered besides those that are raised. */
  scopes?: readonly string[];
  /** Scopes whose day is dealt with this write; null: to be dealt anew. */
  dealt?: { scope: string; day: string | null };
  /** What is written beside them, for tables that no phone has: parts "name as (insert …)" of the statement. */
  parts?: (statement: Statement) => readonly string[];
  lanes?: { clientGroup: string; positions: readonly LanePosition[]; results: readonly KeptResult[] };
}

/** A changed row, whose phones get it, and where it stands among the changes of its scope, counted from the last one. */
interface Numbered extends RowChange {
  scope: string;
  back: number;
}

/**
 * Writes what a transaction changes, all of it in one statement, which is to be its last: it raises the counter
 * of each scope by the number of its changes, in ascending order of the scopes, and stamps each row with its
 * own number (S4.2). The locks on the counters, held until the commit, order the commits of a scope.
 * @returns the counters as they are now, as far as there are any
 */
export async function writeChanges(
  { tables }: Pick<SyncDeps, 'tables'>,
  kysely: Queryable,
  writing: Writing,
): Promise<Map<string, number>> {
  const statement = new Statement();
  const now = () => statement.value(writing.now.toISOString(), 'timestamptz');
  const changes = numbered(writing.changes);
  const parts = [
    raiseCounters(statement, writing, changes),
    ...tableParts(tables, statement, changes),
    ...tombstones(statement, changes, writing.lastOf, now),
    ...(writing.parts?.(statement) ?? []),
    ...laneParts(statement, writing.lanes, now),
  ];
  const raised = await statement.run<{ scope: string; seq: number }>(
    kysely,
    `with ${parts.join(',\n')}\nselect scope, seq from raised${selectOthers(statement, writing, changes)}`,
  );
  return new Map(raised.map(({ scope, seq }) => [scope, seq]));
}

function selectOthers(
  statement: Statement,
  { scopes = [], dealt }: Writing,
  changes: readonly Numbered[],
): string {
  const raised = new Set([...changes.map(({ scope }) => scope), dealt?.scope]);
  const others = scopes.filter((scope) => !raised.has(scope));
  if (others.length === 0) return '';
  return ` union all select scope, seq from scopes where scope = any(${statement.value(others, 'text[]')})`;
}

function numbered(changes: readonly RowChange[]): Numbered[] {
  const back = new Map<string, number>();
  return changes.map((change) => {
    const scope = scopeOf(change);
    const { table, id, before, after } = change;
    if (before && after && scopeOfRow(before) !== scope)
      throw new Error(`${table} ${id} would leave its scope for ${scope}`);
    const place = back.get(scope) ?? 0;
    back.set(scope, place + 1);
    return { ...change, scope, back: place };
  });
}

function raiseCounters(statement: Statement, { dealt }: Writing, changes: readonly Numbered[]): string {
  const counts = new Map<string, number>(dealt ? [[dealt.scope, 0]] : []);
  for (const { scope } of changes) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  const touched = [...counts].map(([scope, count]) => ({ scope, count }));
  const dealtDay = dealt
    ? `, dealt_day = case when s.scope = ${statement.value(dealt.scope, 'text')}
        then ${statement.value(dealt.day, 'date')} else s.dealt_day end`
    : '';
  return `raised as (
    insert into scopes as s (scope, seq)
    select scope, count from json_to_recordset(${statement.rows(touched)}) as touched (scope text, count integer)
    order by scope
    on conflict (scope) do update set seq = s.seq + excluded.seq${dealtDay}
    returning s.scope, s.seq)`;
}

/**
 * Always in the same order, and however many scopes there are: the same kinds of changes make the same text, which the
 * database has prepared.
 */
function tableParts(tables: StoredTables, statement: Statement, changes: readonly Numbered[]): string[] {
  const byTable = Map.groupBy(changes, (change) => change.table);
  return tables.all.flatMap((stored) => {
    const groups = Map.groupBy(byTable.get(stored.table) ?? [], (change) => kindOf(stored, change));
    return KINDS.flatMap((kind) => {
      const group = groups.get(kind);
      return group ? [`${kind}_${stored.name} as (${writeRows(statement, kind, stored, group)})`] : [];
    });
  });
}

const KINDS = ['added', 'changed', 'remade', 'removed'] as const;
type Kind = (typeof KINDS)[number];

/** A row that was removed and made again in one batch may differ anywhere: phones get it whole. */
export function kindOf({ columns, changing }: StoredTable, { before, after }: RowChange): Kind {
  if (!after) return 'removed';
  if (!before) return 'added';
  const was: Record<string, unknown> = before;
  const is: Record<string, unknown> = after;
  const isSame = ({ field }: { field: string }) =>
    was[field] === is[field] || JSON.stringify(was[field]) === JSON.stringify(is[field]);
  return columns.every((column) => changing.includes(column) || isSame(column)) ? 'changed' : 'remade';
}

/** How rows of a kind are written: the text before the parameter that holds them, and what it needs of them. */
interface Writer {
  fields: readonly string[];
  head: string;
  /** The fields with their types. */
  types: string;
}

const writers = new Map<string, Writer>();

/** The text for a kind of change of a table is always the same: it is put together once. */
function writerOf(kind: Exclude<Kind, 'removed'>, stored: StoredTable): Writer {
  const key = `${kind} ${stored.table}`;
  const known = writers.get(key) ?? MAKERS[kind](stored);
  writers.set(key, known);
  return known;
}

const MAKERS: Record<Exclude<Kind, 'removed'>, (stored: StoredTable) => Writer> = {
  added: ({ name, columns }) => {
    const names = columns.map((column) => column.name).join(', ');
    const values = columns.map(({ field }) => `r."${field}"`).join(', ');
    const head = `insert into ${name} (${names}, scope, seq, born)
      select ${values}, raised.scope, raised.seq - r.back, raised.seq - r.back`;
    return { ...fieldsOf(columns), head };
  },
  changed: (stored) => update(stored, stored.changing, ''),
  remade: (stored) => update(stored, stored.columns, ', born = raised.seq - r.back'),
};

function update({ name, columns }: StoredTable, changing: StoredTable['columns'], more: string): Writer {
  const id = columns.filter(({ field }) => field === 'id');
  const others = changing.filter(({ field }) => field !== 'id');
  const sets = others.map((column) => `${column.name} = r."${column.field}"`).join(', ');
  const head = `update ${name} t set ${sets}, seq = raised.seq - r.back${more}`;
  return { ...fieldsOf([...id, ...others]), head };
}

function fieldsOf(columns: StoredTable['columns']): Pick<Writer, 'fields' | 'types'> {
  return {
    fields: columns.map(({ field }) => field),
    types: columns.map(({ field, type }) => `"${field}" ${type}`).join(', '),
  };
}

function writeRows(
  statement: Statement,
  kind: Kind,
  stored: StoredTable,
  changes: readonly Numbered[],
): string {
  const ids = () =>
    statement.value(
      changes.map(({ id }) => id),
      'uuid[]',
    );
  if (kind === 'removed') return `delete from ${stored.name} where id = any(${ids()})`;
  const { fields, head, types } = writerOf(kind, stored);
  const rows = changes.map(({ after, scope, back }) => {
    const row: Record<string, unknown> = { scope, back };
    const values: Record<string, unknown> = after ?? {};
    for (const field of fields) row[field] = values[field];
    return row;
  });
  return `${head}
    from json_to_recordset(${statement.rows(rows)}) as r (${types}, scope text, back integer)
    join raised on raised.scope = r.scope
    ${kind === 'added' ? '' : `where t.id = r.id and t.id = any(${ids()})`}`;
}

function tombstones(
  statement: Statement,
  changes: readonly Numbered[],
  lastOf: Writing['lastOf'],
  now: () => string,
): string[] {
  const removed = changes.filter(({ after }) => !after);
  if (removed.length === 0) return [];
  const rows = removed.map(({ table, id, scope, back }) => ({
    table,
    id,
    scope,
    back,
    row: lastOf?.(table, id),
  }));
  return [
    `buried as (
      insert into tombstones (scope, table_name, row_id, seq, at, row)
      select raised.scope, r."table", r.id, raised.seq - r.back, ${now()}, r.row
      from json_to_recordset(${statement.rows(rows)})
        as r ("table" text, id text, scope text, back integer, row jsonb)
      join raised using (scope)
      on conflict (scope, table_name, row_id)
        do update set seq = excluded.seq, at = excluded.at, row = excluded.row)`,
  ];
}

function laneParts(statement: Statement, lanes: Writing['lanes'], now: () => string): string[] {
  if (!lanes) return [];
  const group = statement.value(lanes.clientGroup, 'uuid');
  const positions = statement.rows(lanes.positions);
  const parts = [
    `moved as (
      update sync_lanes l set last_id = r."lastId", failures = r.failures
      from json_to_recordset(${positions}) as r (lane text, "lastId" bigint, failures integer)
      where l.client_group = ${group} and l.lane = r.lane)`,
    `marked as (
      insert into sync_marks (client_group, lane, last_id, marks, at)
      select ${group}, r.lane, r."lastId", r.marks, ${now()}
      from json_to_recordset(${positions}) as r (lane text, "lastId" bigint, marks text)
      where r.marks <> '')`,
  ];
  if (lanes.results.length > 0) {
    parts.push(`kept as (
      insert into sync_results (client_group, lane, id, status, code, message, name, args, at)
      select ${group}, r.lane, r.id, r.status, r.code, r.message, r.name, r.args, ${now()}
      from json_to_recordset(${statement.rows(lanes.results)})
        as r (lane text, id bigint, status text, code text, message text, name text, args jsonb))`);
  }
  return parts;
}
