import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import type { Json } from './json.ts';

/** What each row has that phones keep a copy of. */
interface Synced {
  /** Whose phones get it: `user:<id>` or `team:<id>`. */
  scope: string;
  /** The scope's counter when the row was last changed, and when it was made. */
  seq: number;
  born: number;
}

/** A field's column: what is no plain value is kept as JSON. */
type ColumnOf<Value> = [Value] extends [string | number | boolean | null] ? Value : Json<Value>;

/** A synced table: a column for each field of the entity, and what sync adds. */
export type SyncedTable<T extends TableName> = Synced & {
  [Field in keyof RowOf<T>]-?: ColumnOf<Exclude<RowOf<T>[Field], undefined>>;
};

export type SyncedTables = { [T in TableName]: SyncedTable<T> };
