import type { UserId } from 'sync-protocol/ids';
import { ID_TAKEN } from 'sync-protocol/mutations/id-taken';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from '../deps.ts';
import { rejected, type Prepared, type Verdict } from './prepare.ts';

const TAKEN = rejected(ID_TAKEN);

/** A pushed mutation, and what is to be run or why it can't be. */
export interface Readied {
  pushed: OutboxMutation;
  ready: Prepared | Verdict;
}

/**
 * Refuses what would make rows with ids that rows of other scopes have, be they the player's or not: the database would
 * refuse the whole batch.
 */
export async function refuseTakenIds<One extends Pick<Readied, 'ready'>>(
  { tables }: Pick<SyncDeps, 'tables'>,
  kysely: Queryable,
  player: UserId,
  batch: readonly One[],
): Promise<readonly (One | (One & { ready: Verdict }))[]> {
  const made = batch.flatMap(({ ready }) => madeBy(ready) ?? []);
  if (made.length === 0) return batch;
  const statement = new Statement();
  const selects = [...Map.groupBy(made, ({ table }) => table)].map(([table, rows]) => {
    const stored = tables.of(table);
    const ids = rows.map(({ id }) => id);
    const scopes = rows.map(({ scope }) => scope ?? userScope(player));
    return `select t.id from unnest(${statement.value(ids, 'uuid[]')}, ${statement.value(scopes, 'text[]')})
      as made (id, scope) join ${stored.name} t on t.id = made.id and t.scope <> made.scope`;
  });
  const found = await statement.run<{ id: string }>(kysely, selects.join(' union all '));
  const taken = new Set(found.map(({ id }) => id));
  return batch.map((one) => (taken.has(madeBy(one.ready)?.id ?? '') ? { ...one, ready: TAKEN } : one));
}

function madeBy(ready: Prepared | Verdict) {
  return 'mutation' in ready ? ready.mutation.makes?.(ready.args) : undefined;
}
