import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Deps } from '#deps';
import { keepWordsOf } from '#features/competitions/commands.ts';
import { endedRivalRequests, endedStreakOffers, showAnew } from '#features/rivals/commands.ts';
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
    await showAsSeen(deps, tx, id, !hidden);
    return changed.length > 0;
  });
}

/**
 * What the others have of a player whom they see, or no more, as a transaction's last thing: what the player has asked of
 * them, and what they wrote with it, is then with nobody. Once they are seen again they ask anew what went that way.
 */
export async function showAsSeen(deps: ChangeDeps, tx: Tx, id: UserId, isSeen: boolean): Promise<void> {
  await showAnew(deps, tx, id, isSeen ? await seenAgain(tx, id) : await withheld(deps, tx, id));
}

/** Whoever is out of sight for another reason still learns nothing of it. */
async function seenAgain({ kysely }: Tx, id: UserId): Promise<readonly RowChange[]> {
  return (await isUnseen(kysely, id)) ? [] : askedInVain(kysely, id);
}

async function withheld(deps: ChangeDeps, tx: Tx, id: UserId): Promise<RowChange[]> {
  return [
    ...(await endedRivalRequests(deps, tx, id)),
    ...(await endedStreakOffers(tx.kysely, id)),
    ...(await withheldFromOthers(tx.kysely, id)),
    ...(await keepWordsOf(tx.kysely, id)),
  ];
}
