import type { User } from 'sync-protocol/entities/profile/user';
import type { UserId } from 'sync-protocol/ids';
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
  const rows = await loadScoped(tx.kysely, [{ table: 'users', scope: userScope(id), ids: [id] }]);
  const user = rows.get('users', id);
  if (!user) throw new Error('a profile that is changed is there');
  rows.put('users', { ...user, ...changed });
  await changeRows(deps, tx, { changes: rows.changes() });
}
