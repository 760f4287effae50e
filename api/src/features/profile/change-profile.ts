import type { User } from 'sync-protocol/entities/profile/user';
import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadScoped } from '#sync/write/load.ts';

/** Changes fields of a player's profile, as the last thing of a transaction; their devices are poked. */
export async function changeProfile(
  deps: ChangeDeps,
  tx: Tx,
  id: UserId,
  changed: Partial<User>,
): Promise<void> {
  await changeRows(deps, tx, { changes: [await changedProfile(tx.kysely, id, changed)] });
}

/** The same as a change that is yet to be written. */
export async function changedProfile(
  kysely: Queryable,
  id: UserId,
  changed: Partial<User>,
): Promise<RowChange> {
  const rows = await loadScoped(kysely, [{ table: 'users', scope: userScope(id), ids: [id] }]);
  const before = rows.get('users', id);
  if (!before) throw new Error('a profile that is changed is there');
  return { table: 'users', id, before, after: { ...before, ...changed } };
}
