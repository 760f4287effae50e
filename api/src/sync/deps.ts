import type { MutationContext } from 'sync-protocol/mutations/mutation';
import type { Db } from '#db/db.ts';
import type { PokeBus } from './pokes/poke-bus.ts';
import type { ServerHalf } from './server-half.ts';
import type { RecentChanges } from './write/recent-changes.ts';
import type { StoredTables } from './write/stored-tables.ts';

/** What synchronising is built from. */
export interface SyncDeps {
  db: Db;
  /** The time, so that tests can choose it. */
  now: () => Date;
  /** The plans of programs that everybody can start. */
  catalog: Pick<MutationContext, 'planOf'>;
  /** Every synced table. */
  tables: StoredTables;
  /** What features add on the server. */
  halves: readonly ServerHalf[];
  /** Tells devices when to pull. */
  pokes: PokeBus;
  /** What this node has written of late. */
  recent: RecentChanges;
  /** Most rows that a page of a pull holds (S5.3). */
  rowsAPage: number;
  /** How long a stream of pokes waits on average until it says something for no reason (S7.3). */
  idlePokeMs: number;
}
