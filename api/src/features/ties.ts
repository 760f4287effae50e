import type { UserId } from 'sync-protocol/ids';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { endedRivalries } from './rivals/commands.ts';
import { endInvitations, leaveAllTeams } from './teams/endings.ts';

/** Ends what connects two players by their own wish, without a word, as the last thing of a transaction. */
export async function partPlayers(deps: ChangeDeps, tx: Tx, player: UserId, other: UserId): Promise<void> {
  const rivalries = await endedRivalries(deps, tx, player, other);
  const invitations = await endInvitations(tx.kysely, player, other);
  await changeRows(deps, tx, { changes: [...rivalries, ...invitations] });
}

/** Takes a player out of all that they share with others, before their account goes. */
export async function leaveEverybody(deps: ChangeDeps, tx: Tx, player: UserId): Promise<void> {
  const rivalries = await endedRivalries(deps, tx, player);
  await changeRows(deps, tx, { changes: [...rivalries, ...(await leaveAllTeams(tx.kysely, player))] });
}
