import { ownershipOf, type Ownership } from 'sync-protocol/entities/ownership';
import { isServerOnly, SYNCED_TABLES, TABLE_NAMES, type TableName } from 'sync-protocol/entities/tables';
import { z } from 'zod';

type SqlType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

export interface Column {
  field: string;
  /** Quoted: some are words of SQL. */
  name: string;
  type: SqlType;
}

/** A synced table as the database has it. */
export interface StoredTable {
  table: TableName;
  name: string;
  /** Whose its rows are, and the column with the id of that player or team. */
  ownership: Ownership;
  owner: string;
  columns: readonly Column[];
  /** Columns that may differ between two versions of a row. */
  changing: readonly Column[];
  /** Columns that phones get with a row that is new to them, and with one that they have. */
  whole: readonly Column[];
  brief: readonly Column[];
  /** Columns that hold instants. */
  instants: readonly Column[];
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns that hold an entity's rows, by what its schema says of each field. */
function columnsOf(row: z.ZodObject): Column[] {
  const { properties = {} } = z.toJSONSchema(row, { unrepresentable: 'any' });
  return Object.entries(properties).map(([field, property]) => ({
    field,
    name: `"${snakeCase(field)}"`,
    type: sqlType(property),
  }));
}

/** Texts that have a type of their own, by the format that JSON Schema names. */
const TEXTS = new Map<string | undefined, SqlType>([
  ['uuid', 'uuid'],
  ['date', 'date'],
  ['date-time', 'timestamptz'],
]);

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The type for a value, null or not, as JSON Schema describes it; what is neither text, number nor boolean is JSON. */
function sqlType(value: JsonSchema): SqlType {
  if (typeof value === 'boolean') return 'jsonb';
  const [only, ...others] = (value.anyOf ?? []).filter(
    (one) => typeof one === 'boolean' || one.type !== 'null',
  );
  if (only !== undefined) return others.length > 0 ? 'jsonb' : sqlType(only);
  const [type] = [value.type].flat().filter((one) => one !== 'null');
  if (type === 'boolean') return 'boolean';
  if (type === 'integer') return value.format === 'int64' ? 'bigint' : 'integer';
  return type === 'string' ? (TEXTS.get(value.format) ?? 'text') : 'jsonb';
}

function storedTable(table: TableName): StoredTable {
  const { row, changing } = SYNCED_TABLES[table];
  const changingFields: readonly string[] = changing;
  const columns = columnsOf(row);
  const ownership = ownershipOf((name) => columns.some(({ field }) => field === name));
  const isChanging = ({ field }: Column) => field !== 'id' && changingFields.includes(field);
  const isHidden = ({ field }: Column) => isServerOnly(table, field);
  return {
    table,
    name: snakeCase(table),
    ownership,
    owner: `"${snakeCase(ownership.field)}"`,
    columns,
    changing: columns.filter((column) => isChanging(column) || isHidden(column)),
    whole: columns.filter((column) => !isHidden(column)),
    brief: columns.filter((column) => column.field === 'id' || isChanging(column)),
    instants: columns.filter(({ type }) => type === 'timestamptz'),
  };
}

export const STORED_TABLES: readonly StoredTable[] = TABLE_NAMES.map(storedTable);

/** An instant as the wire has it, from PostgreSQL's JSON: that names the zone, and only the digits that it needs. */
export function instantText(text: string): string {
  if (text.endsWith('+00:00')) {
    if (text.length === 29) return `${text.slice(0, 23)}Z`;
    if (text.length === 25) return `${text.slice(0, 19)}.000Z`;
  }
  return new Date(text).toISOString();
}
