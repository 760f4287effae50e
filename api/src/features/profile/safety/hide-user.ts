import type { UserId } from 'sync-protocol/ids';
import type { Deps } from '#deps';
import { showAnew } from '#features/rivals/commands.ts';
import type { ChangeDeps } from '#sync/write/change-rows.ts';

// For the operator's command line.

/**
 * Takes a player out of everybody else's sight, or brings them back; they go on training and are not told.
 * @returns false when there is no such player
 */
export async function hideUser(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  id: UserId,
  hidden = true,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const changed = await tx.kysely
      .updateTable('users')
      .set({ hidden })
      .where('id', '=', id)
      .returning('id')
      .execute();
    await showAnew(deps, tx, id);
    return changed.length > 0;
  });
}
