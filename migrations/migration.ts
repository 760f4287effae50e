import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/**
 * A step of the schema; once released it is never edited. It is written in SQL that PostgreSQL 15 knows
 * (the embedded database is newer), without the types of today's tables, which will have changed tomorrow.
 */
export interface Migration {
  readonly name: string;
  up(db: QueryExecutorProvider): Promise<void>;
}

/** A migration that only runs statements, one after the other. */
export function statements(name: string, list: readonly RawBuilder<unknown>[]): Migration {
  return {
    name,
    async up(db) {
      for (const statement of list) await statement.execute(db);
    },
  };
}
