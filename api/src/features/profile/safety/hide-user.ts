import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Deps } from '#deps';
import { keepWordsOf } from '#features/competitions/commands.ts';
import {
  endedActivities,
  endedRivalRequests,
  endedStreakOffers,
  showAnew,
} from '#features/rivals/commands.ts';
import { askedInVain, withheldFromOthers } from '#features/teams/commands.ts';
import { isUnseen } from '../approach.ts';
import type { Tx } from '#db/transaction.ts';
import type { ChangeDeps } from '#sync/write/change-rows.ts';

// For the operator's command line.

/**
 * Takes a player out of everybody else's sight, or brings them back; they go on training and are not told.
 * @returns false when there is no such player
 */
export function hideUser(deps: ChangeDeps & Pick<Deps, 'db'>, id: UserId, hidden = true): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const changed = await tx.kysely
      .updateTable('users')
      .set({ hidden })
      .where('id', '=', id)
      .returning('id')
      .execute();
    await showAsSeen(deps, tx, id);
    return changed.length > 0;
  });
}

/**
 * What the others have of a player whom they see, or no more, after the operator's word, as a transaction's last thing:
 * what the player has asked of them, what they wrote with it and what was told of their training is then with nobody.
 * Once they are seen again they ask anew what went that way. The transaction holds the player.
 * @param besides what else changes with it
 */
export async function showAsSeen(
  deps: ChangeDeps,
  tx: Tx,
  id: UserId,
  besides: readonly RowChange[] = [],
): Promise<void> {
  // Whoever is out of sight for another reason still learns nothing of it.
  const isSeen = !(await isUnseen(tx.kysely, id, deps.now().getTime()));
  const more = isSeen ? await askedInVain(tx.kysely, id) : await withheld(deps, tx, id);
  await showAnew(deps, tx, id, [...besides, ...more]);
}

async function withheld(deps: ChangeDeps, tx: Tx, id: UserId): Promise<RowChange[]> {
  return [
    ...(await endedRivalRequests(deps, tx, id)),
    ...(await endedStreakOffers(tx.kysely, id)),
    ...(await endedActivities(tx.kysely, id)),
    ...(await withheldFromOthers(tx.kysely, id)),
    ...(await keepWordsOf(tx.kysely, id)),
  ];
}
