import type { TableName } from 'sync-protocol/entities/tables';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import type { ClientGroupId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import type { Position } from './cursor.ts';
import { Statement } from '#db/statement.ts';
import { jsonValue, storedTableOf, STORED_TABLES, type StoredTable } from './tables.ts';

/** Where the database stands, in the same snapshot as a page's rows. */
export interface Standing {
  epoch: string;
  lanes: { core: number; media: number };
  /** The counter of each scope, and the highest number of a tombstone that was cleared away. */
  scopes: Map<string, { seq: number; swept: number }>;
}

/** A row as it is to travel, or the id of a removed one. */
interface PageRow {
  /** Place of its scope among those asked for, from 1. */
  place: number;
  seq: number;
  table: TableName;
  /** Null: removed. Else whether all of it travels, or only what can change. */
  whole: boolean | null;
  /** JSON text of the fields' values, in the order of the columns; of a removed row its id. */
  json: string;
}

export interface Page {
  standing: Standing;
  rows: PageRow[];
  /** Rows follow that had no room. */
  isCut: boolean;
}

/** Reads what changed in scopes beyond their positions, a page at most, all in one statement and so one snapshot (S5.1). */
export async function readPage(
  kysely: Queryable,
  clientGroup: ClientGroupId,
  scopes: ReadonlyMap<string, Position>,
): Promise<Page> {
  const statement = new Statement();
  const positions = [...scopes.values()];
  const numbers = (of: (position: Position) => number) => statement.value(positions.map(of), 'bigint[]');
  const names = statement.value([...scopes.keys()], 'text[]');
  const asked = `unnest(${names}, ${numbers((one) => one.seq)}, ${numbers((one) => one.whole)},
    ${numbers((one) => one.fresh)}) with ordinality as asked (scope, seq, whole, fresh, place)`;
  const selects = [
    selectStanding(statement.value(clientGroup, 'uuid'), names),
    ...STORED_TABLES.map(selectTable),
    TOMBSTONES,
  ];
  const [first, ...rows] = await statement.run<PageRow>(
    kysely,
    `with asked as (select * from ${asked})
    ${selects.join('\nunion all\n')}
    order by place, seq limit ${MAX_ROWS_A_PAGE + 2}`,
  );
  if (!first) throw new Error('a page tells where the database stands');
  const room = rowsWithRoom(rows);
  return { standing: readStanding(first.json), rows: rows.slice(0, room), isCut: room < rows.length };
}

/** Rows with one number belong on one page: a cursor can't stand between them. */
function rowsWithRoom(rows: readonly PageRow[]): number {
  let room = Math.min(rows.length, MAX_ROWS_A_PAGE);
  const next = rows[room];
  if (!next) return room;
  while (rows[room - 1]?.seq === next.seq && rows[room - 1]?.place === next.place) room--;
  if (room === 0) throw new Error(`more rows share number ${next.seq} than a page holds`);
  return room;
}

export function selectStanding(clientGroup: string, scopes: string): string {
  const lane = (name: string) =>
    `coalesce((select last_id from sync_lanes where client_group = ${clientGroup} and lane = '${name}'), 0)`;
  return `select 0::bigint as place, 0::bigint as seq, '' as "table", null::boolean as whole, json_build_array(
      (select value from server_state where key = 'epoch'), ${lane('core')}, ${lane('media')},
      (select json_agg(json_build_array(scope, seq, swept)) from scopes where scope = any(${scopes})))::text as json`;
}

export function readStanding(json: string): Standing {
  const [epoch, core, media, scopes] = JSON.parse(json) as [
    string,
    number,
    number,
    [string, number, number][] | null,
  ];
  return {
    epoch,
    lanes: { core, media },
    scopes: new Map((scopes ?? []).map(([scope, seq, swept]) => [scope, { seq, swept }])),
  };
}

function selectTable({ table, name, whole, brief }: StoredTable): string {
  const values = (columns: StoredTable['columns']) =>
    `json_build_array(${columns.map((column) => jsonValue('t', column)).join(', ')})`;
  const isWhole = 't.born > asked.whole';
  const json =
    brief.length === whole.length
      ? values(whole)
      : `case when ${isWhole} then ${values(whole)} else ${values(brief)} end`;
  return `select asked.place, t.seq, '${table}', ${brief.length === whole.length ? 'true' : isWhole}, (${json})::text
    from asked cross join lateral (
      select * from ${name} where scope = asked.scope and seq > asked.seq order by seq limit ${MAX_ROWS_A_PAGE + 1}
    ) t`;
}

const TOMBSTONES = `select asked.place, t.seq, t.table_name, null, to_json(t.row_id)::text
    from asked cross join lateral (
      select * from tombstones where scope = asked.scope and seq > greatest(asked.seq, asked.fresh)
      order by seq limit ${MAX_ROWS_A_PAGE + 1}
    ) t`;

/** A page's rows as JSON text in the short form: removed ones first, since an id may have come back since. */
export function packRows(rows: readonly PageRow[]): string {
  const groups = Map.groupBy(rows, ({ table, whole }) => `${whole === null ? 0 : 1} ${table} ${whole}`);
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return `[${sorted.map(([, group]) => packGroup(group)).join(',')}]`;
}

function packGroup(group: readonly PageRow[]): string {
  const [first] = group;
  if (!first) return '';
  const { table, whole } = first;
  const values = group.map(({ json }) => json).join(',');
  if (whole === null) return `{"table":"${table}","dels":[${values}]}`;
  const stored = storedTableOf(table);
  const columns = (whole ? stored.whole : stored.brief).map(({ field }) => field);
  return `{"table":"${table}","columns":${JSON.stringify(columns)},"rows":[${values}]}`;
}
