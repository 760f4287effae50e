import { STORED_TABLES, type StoredTable } from './tables.ts';

/** The synced tables that sync is given. */
export class StoredTables {
  readonly all: readonly StoredTable[];
  readonly #byName: ReadonlyMap<string, StoredTable>;

  constructor(all: readonly StoredTable[]) {
    this.all = all;
    this.#byName = new Map(all.map((stored) => [stored.table, stored]));
  }

  of(table: string): StoredTable {
    const stored = this.#byName.get(table);
    if (!stored) throw new Error(`no table for ${table}`);
    return stored;
  }
}

/** Those of the product. */
export const SYNCED = new StoredTables(STORED_TABLES);
