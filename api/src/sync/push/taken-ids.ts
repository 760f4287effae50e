import type { UserId } from 'sync-protocol/ids';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { rejected, type Prepared, type Verdict } from './prepare.ts';
import { storedTableOf } from '../write/tables.ts';

const TAKEN = rejected({
  code: 'id_taken',
  message: 'This could not be saved under its number. Please do it again.',
});

/** A pushed mutation, and what is to be run or why it can't be. */
export interface Readied {
  pushed: OutboxMutation;
  ready: Prepared | Verdict;
}

/** Refuses what would make rows with ids that other players' rows have: the database would refuse the whole batch. */
export async function refuseTakenIds(
  kysely: Queryable,
  player: UserId,
  batch: readonly Readied[],
): Promise<readonly Readied[]> {
  const made = batch.flatMap(({ ready }) => madeBy(ready) ?? []);
  if (made.length === 0) return batch;
  const statement = new Statement();
  const owner = statement.value(player, 'uuid');
  const selects = [...Map.groupBy(made, ({ table }) => table)].map(([table, rows]) => {
    const stored = storedTableOf(table);
    const ids = statement.value(
      rows.map(({ id }) => id),
      'uuid[]',
    );
    return `select id from ${stored.name} where id = any(${ids}) and ${stored.owner} <> ${owner}`;
  });
  const found = await statement.run<{ id: string }>(kysely, selects.join(' union all '));
  const taken = new Set(found.map(({ id }) => id));
  return batch.map((one) => (taken.has(madeBy(one.ready)?.id ?? '') ? { ...one, ready: TAKEN } : one));
}

function madeBy(ready: Prepared | Verdict) {
  return 'mutation' in ready ? ready.mutation.makes?.(ready.args) : undefined;
}
