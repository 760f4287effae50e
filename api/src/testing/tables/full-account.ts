import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  /** The table that it refers to, if any. */
  refersTo: string | null;
}

/** In every text of the rows that are made here. */
export const CANARY = 'canary-of-a-full-account';

/**
 * Puts a row about the player into every table that refers to players, directly, by way of others or by its scope:
 * tables that are yet to come as well.
 * @returns the names of the tables, in snake_case
 */
export async function fillAccount(kysely: Queryable, userId: UserId): Promise<string[]> {
  const columns = await readColumns(kysely);
  const keys = new Map([['users', userId as string]]);
  for (let before = -1; before < keys.size;) {
    before = keys.size;
    for (const table of tablesAboutPlayers(columns, keys))
      keys.set(table, await insertRow(kysely, columns, table, keys));
  }
  return [...keys.keys()];
}

/** Those that nobody has filled yet, whose references all point to tables that have a row, or that have a scope. */
function tablesAboutPlayers(columns: readonly Column[], keys: ReadonlyMap<string, string>): string[] {
  const tables = new Set(columns.map(({ table }) => table));
  return [...tables].filter((table) => {
    const own = columns.filter((one) => one.table === table);
    const targets = own.flatMap(({ refersTo }) => refersTo ?? []);
    const isAbout = targets.length > 0 || own.some(({ column }) => column === 'scope');
    return !keys.has(table) && isAbout && targets.every((target) => keys.has(target) || target === table);
  });
}

async function insertRow(
  kysely: Queryable,
  columns: readonly Column[],
  table: string,
  keys: ReadonlyMap<string, string>,
): Promise<string> {
  const own = columns.filter((one) => one.table === table);
  const id = randomUUID();
  const values = own.map((one) => valueOf(one, id, keys));
  await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ column }) => sql.ref(column)))})
    values (${sql.join(values.map((value, index) => sql`${value}::${sql.raw(own[index]?.type ?? 'text')}`))})
    on conflict do nothing`.execute(kysely);
  return id;
}

function valueOf({ column, type, refersTo }: Column, id: string, keys: ReadonlyMap<string, string>): unknown {
  if (refersTo) return keys.get(refersTo) ?? null;
  if (column === 'scope') return `user:${keys.get('users')}`;
  // A team's row is its own team's.
  if (type === 'uuid') return column === 'id' || column === 'team_id' ? id : randomUUID();
  if (type === 'bytea') return Buffer.from(CANARY);
  if (type === 'jsonb') return JSON.stringify({ canary: CANARY, of: keys.get('users') });
  if (type === 'date') return '2026-11-20';
  if (type.startsWith('timestamp')) return new Date().toISOString();
  if (type === 'boolean') return false;
  return type === 'text' ? `${CANARY} ${randomUUID()}` : 1;
}

async function readColumns(kysely: Queryable): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) limit 1) as "refersTo"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(kysely);
  return rows;
}

/** Every row of the database that has one of these texts in any column, as `table: row`. */
export async function rowsThatHold(kysely: Queryable, texts: readonly string[]): Promise<string[]> {
  const tables = new Set((await readColumns(kysely)).map(({ table }) => table));
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      row: unknown;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(kysely);
    for (const { row } of rows) {
      const text = JSON.stringify(row).toLowerCase();
      if (texts.some((one) => text.includes(one.toLowerCase()))) found.push(`${table}: ${text}`);
    }
  }
  return found;
}
