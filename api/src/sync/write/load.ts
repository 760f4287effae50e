import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import type { Need } from 'sync-protocol/mutations/mutation';
import { Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from '../deps.ts';
import { SYNCED } from './stored-tables.ts';
import { instantText, type StoredTable } from './tables.ts';

/** What is needed of one scope. */
export type ScopedNeed = Need & { scope: string };

/** What is wanted of one table, over all needs; of one scope alone, if they name it. */
interface Wanted {
  table: TableName;
  scope: string | undefined;
  all: boolean;
  ids: Set<string>;
  days: { from: string; to: string | null; before: boolean } | null;
}

/**
 * Loads what `needs` name of the rows of scopes, all of it in one statement; nothing is no statement. Rows of a scope
 * that is none of these are not there.
 */
export async function loadRows(
  { tables }: Pick<SyncDeps, 'tables'>,
  kysely: Queryable,
  scopes: readonly string[],
  needs: readonly Need[],
  into: Rows,
): Promise<void> {
  const statement = new Statement();
  const ownersOf = ownersIn(statement, scopes);
  const selects = unite(needs).flatMap((wanted) => {
    const stored = tables.of(wanted.table);
    const owners = ownersOf(stored, wanted.scope);
    if (owners === null) return [];
    return [
      ...conditions(wanted, statement).map((condition) => selectRows(stored, owners, condition)),
      ...(wanted.days?.before && !wanted.all
        ? [selectBefore(stored, owners, wanted.days.from, statement)]
        : []),
    ];
  });
  if (selects.length === 0) return;
  const found = await statement.run<{ table: TableName; rows: string | null }>(
    kysely,
    selects.join('\nunion all\n'),
  );
  for (const { table, rows } of found) if (rows !== null) into.load(table, readRows(tables.of(table), rows));
}

/** What `needs` name, each of its own scope, as the server has it; beside what is in `into` already. */
export async function loadScoped(
  kysely: Queryable,
  needs: readonly ScopedNeed[],
  into = new Rows(),
): Promise<Rows> {
  const scopes = new Set(needs.map(({ scope }) => scope));
  await loadRows({ tables: SYNCED }, kysely, [...scopes], needs, into);
  return into;
}

/** Rows of JSON as the phones have them. */
function readRows({ table, instants }: StoredTable, json: string): RowOf<typeof table>[] {
  const rows = JSON.parse(json) as Record<string, unknown>[];
  for (const row of rows) {
    for (const { field } of instants) {
      const value = row[field];
      if (typeof value === 'string') row[field] = instantText(value);
    }
  }
  return rows as RowOf<typeof table>[];
}

/** Owners of rows as expressions: their ids, and what is true of a column that holds one of these. */
interface Owners {
  ids: string;
  areIn: string;
}

/** Which owners' rows of a table lie in the scopes: those of each kind, and of each scope that is named. */
function ownersIn(statement: Statement, scopes: readonly string[]) {
  const known = new Map<string, Owners>();
  return ({ ownership: { kind } }: StoredTable, named: string | undefined): Owners | null => {
    const among = scopes.filter((scope) =>
      named === undefined ? scope.startsWith(`${kind}:`) : scope === named && named.startsWith(`${kind}:`),
    );
    const ids = among.map((scope) => scope.slice(kind.length + 1));
    const [first] = ids;
    if (first === undefined) return null;
    const key = among.join(' ');
    const owners = known.get(key) ?? (ids.length === 1 ? only(first) : each(ids));
    known.set(key, owners);
    return owners;
  };
  function only(id: string): Owners {
    const value = statement.value(id, 'uuid');
    return { ids: `array[${value}]`, areIn: `= ${value}` };
  }
  function each(ids: readonly string[]): Owners {
    const values = statement.value(ids, 'uuid[]');
    return { ids: values, areIn: `= any(${values})` };
  }
}

function unite(needs: readonly Need[]): Wanted[] {
  const united = new Map<string, Wanted>();
  for (const need of needs) {
    const { table, scope } = need;
    const key = `${table} ${scope ?? ''}`;
    const wanted = united.get(key) ?? { table, scope, all: false, ids: new Set(), days: null };
    united.set(key, wanted);
    if ('all' in need) wanted.all = true;
    else if ('ids' in need) for (const id of need.ids) wanted.ids.add(id);
    else wanted.days = uniteDays(wanted.days, need);
  }
  return [...united.values()];
}

function uniteDays(
  days: Wanted['days'],
  { from, to = null, before = false }: { from: string; to?: string | null; before?: boolean },
): Wanted['days'] {
  if (!days) return { from, to, before };
  return {
    from: from < days.from ? from : days.from,
    to: to === null || days.to === null ? null : to > days.to ? to : days.to,
    before: before || days.before,
  };
}

function conditions({ all, ids, days }: Wanted, statement: Statement): string[] {
  if (all) return [''];
  const named = ids.size > 0 ? `and t."id" = any(${statement.value([...ids], 'uuid[]')})` : null;
  if (!days) return named === null ? [] : [named];
  const from = statement.value(days.from, 'date');
  const isWithin = `t."day" >= ${from}${days.to === null ? '' : ` and t."day" <= ${statement.value(days.to, 'date')}`}`;
  return [
    `and ${isWithin}`,
    // Tasks are nearly always named beside their days: none is to come twice.
    ...(named === null ? [] : [`${named} and not (${isWithin})`]),
  ];
}

function selectRows(stored: StoredTable, { areIn }: Owners, condition: string): string {
  return selectJson(stored, `${stored.name} t where t.${stored.owner} ${areIn} ${condition}`);
}

/** Each owner's last row before a day. */
function selectBefore(stored: StoredTable, { ids }: Owners, day: string, statement: Statement): string {
  return selectJson(
    stored,
    `unnest(${ids}) as o (id) cross join lateral (
      select * from ${stored.name} where ${stored.owner} = o.id and "day" < ${statement.value(day, 'date')}
      order by "day" desc limit 1) t`,
  );
}

function selectJson({ table, columns }: StoredTable, from: string): string {
  const fields = columns.map((column) => `t.${column.name} as "${column.field}"`).join(', ');
  return `select '${table}' as "table", json_agg(r)::text as "rows" from (select ${fields} from ${from}) r`;
}
