import type { Db } from '#db/db.ts';
import type { Tx } from '#db/transaction.ts';
import type { Catalog } from './catalog.ts';
import type { PokeBus } from './pokes/poke-bus.ts';

/** What synchronising is built from. */
export interface SyncDeps {
  db: Db;
  now: () => Date;
  catalog: Pick<Catalog, 'planOf'>;
  pokes: PokeBus;
  /** Most rows that a page of a pull holds (S5.3). */
  rowsAPage: number;
}

/** After the commit: tells other devices that scopes have news; the sender's own client group is left out (S7.1). */
export function publishOnCommit(
  { pokes }: Pick<SyncDeps, 'pokes'>,
  tx: Tx,
  raised: ReadonlyMap<string, number>,
  sender: string | null,
): void {
  tx.onCommit(() => pokes.publish([...raised].map(([scope, seq]) => ({ scope, seq, sender }))));
}
