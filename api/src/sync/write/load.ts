import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import type { Need } from 'sync-protocol/mutations/mutation';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { instantText, storedTableOf, type StoredTable } from './tables.ts';

/** What is wanted of one table, over all needs. */
interface Wanted {
  all: boolean;
  ids: Set<string>;
  days: { from: string; to: string | null; before: boolean } | null;
}

/** Loads what `needs` name of a player's rows, all of it in one statement; nothing is no statement. */
export async function loadRows(
  kysely: Queryable,
  player: UserId,
  needs: readonly Need[],
  into: Rows,
): Promise<void> {
  const statement = new Statement();
  const owner = statement.value(player, 'uuid');
  const selects = [...unite(needs)].flatMap(([table, wanted]) =>
    conditions(wanted, statement).map((condition) => selectRows(storedTableOf(table), owner, condition)),
  );
  if (selects.length === 0) return;
  const found = await statement.run<{ table: TableName; rows: string | null }>(
    kysely,
    selects.join('\nunion all\n'),
  );
  for (const { table, rows } of found)
    if (rows !== null) into.load(table, readRows(storedTableOf(table), rows));
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

function unite(needs: readonly Need[]): Map<TableName, Wanted> {
  const united = new Map<TableName, Wanted>();
  for (const need of needs) {
    const wanted = united.get(need.table) ?? { all: false, ids: new Set(), days: null };
    united.set(need.table, wanted);
    if ('all' in need) wanted.all = true;
    else if ('ids' in need) for (const id of need.ids) wanted.ids.add(id);
    else wanted.days = uniteDays(wanted.days, need);
  }
  return united;
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
    ...(days.before ? [`and t."day" < ${from} order by t."day" desc limit 1`] : []),
  ];
}

function selectRows({ table, name, owner, columns }: StoredTable, player: string, condition: string): string {
  const fields = columns.map((column) => `t.${column.name} as "${column.field}"`).join(', ');
  return `select '${table}' as "table", json_agg(r)::text as "rows"
    from (select ${fields} from ${name} t where t.${owner} = ${player} ${condition}) r`;
}
