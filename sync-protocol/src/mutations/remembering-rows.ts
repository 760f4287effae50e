import type { RowOf, TableName } from '../entities/tables.ts';
import { Rows } from './rows.ts';

/**
 * Rows of a store that remembers what it took away from some tables. Who asks for such a row by its id gets it as it last
 * was; it is not among the others until it is put back.
 */
export class RememberingRows extends Rows {
  readonly #gone: ReadonlyMap<TableName, Map<string, unknown>>;

  /** @param tables those whose rows are remembered */
  constructor(tables: Iterable<TableName>) {
    super();
    this.#gone = new Map(Array.from(tables, (table) => [table, new Map<string, unknown>()]));
  }

  /** Adds rows that the store has no more. */
  remember<T extends TableName>(table: T, rows: Iterable<RowOf<T>>): void {
    for (const row of rows) this.#gone.get(table)?.set(row.id, row);
  }

  /** A row as it was when it was last taken away. */
  lastOf<T extends TableName>(table: T, id: string): RowOf<T> | undefined {
    return this.#gone.get(table)?.get(id) as RowOf<T> | undefined;
  }

  override get<T extends TableName>(table: T, id: string): RowOf<T> | undefined {
    return super.get(table, id) ?? this.lastOf(table, id);
  }

  override delete(table: TableName, id: string): void {
    const row = super.get(table, id);
    if (row) this.remember(table, [row]);
    super.delete(table, id);
  }
}
