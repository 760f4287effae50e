import type { TableName } from 'sync-protocol/entities/tables';
import type { MutationResult } from 'sync-protocol/wire';
import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import type { Cursor } from './cursor.ts';
import type { SyncDeps } from '../deps.ts';
import { Statement } from '#db/statement.ts';
import { scopesIn, selectScopes } from '../scopes.ts';
import type { StoredTables } from '../write/stored-tables.ts';
import { instantText, type Column, type StoredTable } from '../write/tables.ts';

/** Where the database stands, in the same snapshot as a page's rows. */
export interface Standing {
  epoch: string;
  lanes: Cursor['lanes'];
  /** What was not applied of the lanes' mutations beyond those that a cursor knew. */
  kept: MutationResult[];
  /** The scopes whose rows the player gets, always in the same order. */
  held: readonly string[];
  /** The counter of each of them, and the highest number of a tombstone that was cleared away. */
  scopes: Map<string, { seq: number; swept: number }>;
}

/** A row as it is to travel, or the id of a removed one. */
export interface PageRow {
  /** Place of its scope among those asked for, from 1. */
  place: number;
  seq: number;
  table: TableName;
  /** Null: removed. Else whether all of it travels, or only what can change. */
  whole: boolean | null;
  /** The fields' values, in the order of the columns; of a removed row its id. */
  values: unknown[];
}

export interface Page {
  standing: Standing;
  rows: PageRow[];
  /** Rows follow that had no room. */
  isCut: boolean;
}

/** What parts of a page are called that are no table's rows. */
const STANDING = 'standing';
const REMOVED = 'removed';
type PartName = TableName | typeof STANDING | typeof REMOVED;

/** Who asks, and how far the phone has come. */
export interface Asked extends Pick<Cursor, 'lanes' | 'scopes'> {
  player: UserId;
  clientGroup: ClientGroupId;
}

/** Reads what changed beyond what a phone has, a page at most, all in one statement and so one snapshot (S5.1). */
export async function readPage(
  deps: Pick<SyncDeps, 'db' | 'rowsAPage' | 'tables' | 'halves'>,
  asked: Asked,
): Promise<Page> {
  const { tables, rowsAPage } = deps;
  const statement = new Statement();
  const scopes = [...asked.scopes].map(
    ([scope, { seq, whole, fresh }], index) =>
      `(${statement.value(scope, 'text')}, ${statement.value(seq, 'bigint')}, ${statement.value(whole, 'bigint')},
        ${statement.value(fresh, 'bigint')}, ${index + 1})`,
  );
  const selects = [
    `select '${STANDING}' as "table", ${selectStanding(deps, statement, asked)}::text as json`,
    ...tables.all.map((stored) => selectTable(stored, rowsAPage + 1)),
    selectTombstones(rowsAPage + 1),
  ];
  const parts = await statement.run<{ table: PartName; json: string | null }>(
    deps.db.kysely,
    `with asked (scope, seq, whole, fresh, place) as (values ${scopes.join(', ')})
    ${selects.join('\nunion all\n')}`,
  );
  const standing = parts.find(({ table }) => table === STANDING)?.json;
  if (!standing) throw new Error('a page tells where the database stands');
  const rows = parts
    .flatMap(({ table, json }) => (json === null || table === STANDING ? [] : readRows(tables, table, json)))
    .sort((a, b) => a.place - b.place || a.seq - b.seq);
  const room = rowsWithRoom(rows, rowsAPage);
  return { standing: readStanding(standing), rows: rows.slice(0, room), isCut: room < rows.length };
}

/** Rows with one number belong on one page: a cursor can't stand between them. */
function rowsWithRoom(rows: readonly PageRow[], most: number): number {
  let room = Math.min(rows.length, most);
  const next = rows[room];
  if (!next) return room;
  while (rows[room - 1]?.seq === next.seq && rows[room - 1]?.place === next.place) room--;
  if (room === 0) throw new Error(`more rows share number ${next.seq} than a page holds`);
  return room;
}

/** The standing of a client group, beyond what it has: an expression for `readStanding`. */
export function selectStanding(
  deps: Pick<SyncDeps, 'halves'>,
  statement: Statement,
  { player, clientGroup, lanes }: Omit<Asked, 'scopes'>,
): string {
  const held = selectScopes(deps, statement, player);
  const group = statement.value(clientGroup, 'uuid');
  const lane = (name: string) =>
    `coalesce((select last_id from sync_lanes where client_group = ${group} and lane = '${name}'), 0)`;
  const beyond = (name: keyof typeof lanes) =>
    `lane = '${name}' and id > ${statement.value(lanes[name], 'bigint')}`;
  // `offset 0` keeps the planner from writing the held scopes into both places that use them, each to be worked out.
  return `(select json_build_array(
    (select value from server_state where key = 'epoch'), ${lane('core')}, ${lane('media')},
    (select json_agg(json_build_array(lane, id, status, code, message) order by lane, id) from sync_results
      where client_group = ${group} and (${beyond('core')} or ${beyond('media')})),
    h.held, (select json_agg(json_build_array(scope, seq, swept)) from scopes
      where scope = any(string_to_array(h.held, ' ')))) from (select ${held} as held offset 0) h)`;
}

type KeptTuple = [
  MutationResult['lane'],
  number,
  MutationResult['status'],
  code: string | null,
  message: string | null,
];

export function readStanding(json: string): Standing {
  const [epoch, core, media, kept, held, scopes] = JSON.parse(json) as [
    string,
    number,
    number,
    KeptTuple[] | null,
    string,
    [string, number, number][] | null,
  ];
  return {
    epoch,
    lanes: { core, media },
    kept: (kept ?? []).map(([lane, id, status, code, message]) => ({
      lane,
      id,
      status,
      code: code ?? '',
      message: message ?? '',
    })),
    held: scopesIn(held),
    scopes: new Map((scopes ?? []).map(([scope, seq, swept]) => [scope, { seq, swept }])),
  };
}

function selectTable({ table, name, whole, brief }: StoredTable, most: number): string {
  const row = (isWhole: boolean, columns: readonly Column[]) =>
    `json_build_array(asked.place, t.seq, ${isWhole}, ${columns.map((column) => `t.${column.name}`).join(', ')})`;
  const json =
    brief.length === whole.length
      ? row(true, whole)
      : `case when t.born > asked.whole then ${row(true, whole)} else ${row(false, brief)} end`;
  return `select '${table}', json_agg(${json})::text
    from asked cross join lateral (
      select * from ${name} where scope = asked.scope and seq > asked.seq order by seq limit ${most}
    ) t`;
}

function selectTombstones(most: number): string {
  return `select '${REMOVED}', json_agg(json_build_array(asked.place, t.seq, t.table_name, t.row_id))::text
    from asked cross join lateral (
      select * from tombstones where scope = asked.scope and seq > greatest(asked.seq, asked.fresh)
      order by seq limit ${most}
    ) t`;
}

function readRows(tables: StoredTables, table: TableName | typeof REMOVED, json: string): PageRow[] {
  if (table === REMOVED) {
    const removed = JSON.parse(json) as [place: number, seq: number, table: TableName, id: string][];
    return removed.map(([place, seq, name, id]) => ({ place, seq, table: name, whole: null, values: [id] }));
  }
  const stored = tables.of(table);
  const instants = { whole: instantsIn(stored.whole), brief: instantsIn(stored.brief) };
  const found = JSON.parse(json) as [place: number, seq: number, whole: boolean, ...values: unknown[]][];
  return found.map((row) => {
    const { 0: place, 1: seq, 2: whole } = row;
    const values: unknown[] = row.slice(3);
    for (const index of whole ? instants.whole : instants.brief) {
      const value = values[index];
      if (typeof value === 'string') values[index] = instantText(value);
    }
    return { place, seq, table, whole, values };
  });
}

/** The places of instants among the columns of a row. */
function instantsIn(columns: readonly Column[]): number[] {
  return columns.flatMap(({ type }, index) => (type === 'timestamptz' ? [index] : []));
}

/** The columns of a row that travels. */
export function columnsOf({ whole, brief }: StoredTable, isWhole: boolean): readonly Column[] {
  return isWhole ? whole : brief;
}
