import { MUTATIONS } from 'sync-protocol/mutations/index';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from '../deps.ts';
import { FOREIGN_SCOPE } from './prepare.ts';
import type { Readied } from './taken-ids.ts';

/** What is so already for a player who does not hold its scope: nothing of it is to be run, and it is no failure (S2.12). */
export async function doneOutside(
  { tables }: Pick<SyncDeps, 'tables'>,
  kysely: Queryable,
  batch: readonly Readied[],
): Promise<ReadonlySet<OutboxMutation>> {
  const done = new Set<OutboxMutation>();
  for (const { pushed, ready } of batch) {
    const mutation = MUTATIONS.get(pushed.name);
    if (ready !== FOREIGN_SCOPE || !mutation?.isDoneOutside) continue;
    const row = mutation.isDoneOutside === true || mutation.isDoneOutside(mutation.args.parse(pushed.args));
    if (row === true || !(await isThere(kysely, tables.of(row.table).name, row.id))) done.add(pushed);
  }
  return done;
}

async function isThere(kysely: Queryable, table: string, id: string): Promise<boolean> {
  const statement = new Statement();
  const found = await statement.run(kysely, `select from ${table} where id = ${statement.value(id, 'uuid')}`);
  return found.length > 0;
}
