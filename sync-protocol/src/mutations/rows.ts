import type { RowOf, TableName } from '../entities/tables.ts';

/** One row written or removed; `before` is what stood there when the rows were loaded. */
export interface RowChange<T extends TableName = TableName> {
  table: T;
  id: string;
  before: RowOf<T> | undefined;
  after: RowOf<T> | undefined;
}

/** Those of some changes that are of one table. */
export function changesOf<T extends TableName>(changes: readonly RowChange[], table: T): RowChange<T>[] {
  return changes.filter((change): change is RowChange & RowChange<T> => change.table === table);
}

type Slot = Map<string, unknown>;

/**
 * The rows that a mutation was given, and what it made of them. Rows are never changed in place: `put` a new
 * one. The phone fills it from IndexedDB, the server from PostgreSQL for a whole batch.
 */
export class Rows {
  readonly #loaded = new Map<TableName, Slot>();
  readonly #current = new Map<TableName, Slot>();
  #journal: { table: TableName; id: string; row: unknown }[] = [];

  /** Adds rows as the store has them; a row that is there already keeps its changes. */
  load<T extends TableName>(table: T, rows: Iterable<RowOf<T>>): void {
    const loaded = slotOf(this.#loaded, table);
    const current = slotOf(this.#current, table);
    for (const row of rows) {
      if (loaded.has(row.id)) continue;
      loaded.set(row.id, row);
      current.set(row.id, row);
    }
  }

  get<T extends TableName>(table: T, id: string): RowOf<T> | undefined {
    return slotOf(this.#current, table).get(id) as RowOf<T> | undefined;
  }

  all<T extends TableName>(table: T): RowOf<T>[] {
    return [...slotOf(this.#current, table).values()] as RowOf<T>[];
  }

  put<T extends TableName>(table: T, row: RowOf<T>): void {
    this.#note(table, row.id);
    slotOf(this.#current, table).set(row.id, row);
  }

  /** Takes a row away; that of one which is not there changes nothing. */
  delete(table: TableName, id: string): void {
    this.#note(table, id);
    slotOf(this.#current, table).delete(id);
  }

  /** Forgets where the last mutation began: what it did stands. */
  commit(): void {
    this.#journal = [];
  }

  /** Takes back everything since the last commit. */
  rollback(): void {
    for (const { table, id, row } of this.#journal.reverse()) {
      const current = slotOf(this.#current, table);
      if (row === undefined) current.delete(id);
      else current.set(id, row);
    }
    this.#journal = [];
  }

  /** Everything that differs from what was loaded. */
  changes(): RowChange[] {
    const changes: RowChange[] = [];
    for (const [table, current] of this.#current) {
      const loaded = slotOf(this.#loaded, table);
      for (const id of new Set([...loaded.keys(), ...current.keys()])) {
        const before = loaded.get(id) as RowOf<TableName> | undefined;
        const after = current.get(id) as RowOf<TableName> | undefined;
        if (before !== after) changes.push({ table, id, before, after });
      }
    }
    return changes;
  }

  #note(table: TableName, id: string): void {
    this.#journal.push({ table, id, row: slotOf(this.#current, table).get(id) });
  }
}

function slotOf(slots: Map<TableName, Slot>, table: TableName): Slot {
  let slot = slots.get(table);
  if (!slot) slots.set(table, (slot = new Map()));
  return slot;
}
