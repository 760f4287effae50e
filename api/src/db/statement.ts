import { CompiledQuery } from 'kysely';
import type { Queryable } from './db.ts';

/** A statement under construction: its parts, and the values that they name. */
export class Statement {
  readonly #parameters: unknown[] = [];

  /** @returns the placeholder that stands for `value` in the text. */
  value(value: unknown, type: string): string {
    this.#parameters.push(value);
    return `$${this.#parameters.length}::${type}`;
  }

  /** An array of what needs no quotes, such as ids: the driver would look for some in each of them. */
  array(values: readonly (string | null)[], type: 'uuid' | 'xid'): string {
    return this.value(`{${values.map((value) => value ?? 'NULL').join()}}`, `${type}[]`);
  }

  /** Rows as JSON, one parameter however many they are. */
  rows(rows: readonly object[]): string {
    return this.value(JSON.stringify(rows), 'json');
  }

  /** @returns the rows as the database names their columns; the caller knows their types from its own text. */
  async run<Row>(kysely: Queryable, text: string): Promise<Row[]> {
    const query = CompiledQuery.raw(text, this.#parameters) as CompiledQuery<Row>;
    return (await kysely.withoutPlugins().executeQuery(query)).rows;
  }
}
