import type { Generated } from 'kysely';

/** The counter of a scope; raised by the last write of each transaction that changes rows of it. */
export interface ScopesTable {
  scope: string;
  seq: number;
  /** The training day whose tasks were dealt last; null: they are to be dealt anew. */
  dealtDay: Generated<string | null>;
  /** The highest number of a tombstone that was cleared away. */
  swept: Generated<number>;
}
