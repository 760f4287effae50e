import type { OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from '../deps.ts';
import { rejected, type Prepared, type Verdict } from './prepare.ts';

const TAKEN = rejected({
  code: 'id_taken',
  message: 'This could not be saved under its number. Please do it again.',
});

/** A pushed mutation, and what is to be run or why it can't be. */
export interface Readied {
  pushed: OutboxMutation;
  ready: Prepared | Verdict;
}

/** Refuses what would make rows with ids that rows of other scopes have: the database would refuse the whole batch. */
export async function refuseTakenIds(
  { tables }: Pick<SyncDeps, 'tables'>,
  kysely: Queryable,
  scopes: readonly string[],
  batch: readonly Readied[],
): Promise<readonly Readied[]> {
  const made = batch.flatMap(({ ready }) => madeBy(ready) ?? []);
  if (made.length === 0) return batch;
  const statement = new Statement();
  const held = statement.value(scopes, 'text[]');
  const selects = [...Map.groupBy(made, ({ table }) => table)].map(([table, rows]) => {
    const stored = tables.of(table);
    const ids = statement.value(
      rows.map(({ id }) => id),
      'uuid[]',
    );
    return `select id from ${stored.name} where id = any(${ids}) and scope <> all(${held})`;
  });
  const found = await statement.run<{ id: string }>(kysely, selects.join(' union all '));
  const taken = new Set(found.map(({ id }) => id));
  return batch.map((one) => (taken.has(madeBy(one.ready)?.id ?? '') ? { ...one, ready: TAKEN } : one));
}

function madeBy(ready: Prepared | Verdict) {
  return 'mutation' in ready ? ready.mutation.makes?.(ready.args) : undefined;
}
