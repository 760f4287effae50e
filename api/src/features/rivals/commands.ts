import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import type { UserId } from 'sync-protocol/ids';
import { endRivalry } from 'sync-protocol/mutations/rivals/rivalry-changes';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import type { ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadRows } from '#sync/write/load.ts';

export { showAnew } from './follow-profile.ts';
export { sweepRivalActivities } from './sweep-activities.ts';
export { ASKS_KEPT_DAYS } from './vet.ts';

/** The end of a player's rivalry with another, or with all, without a word. */
export async function endedRivalries(
  deps: ChangeDeps,
  tx: Tx,
  player: UserId,
  other?: UserId,
): Promise<readonly RowChange[]> {
  const { kysely } = tx;
  const rivals = await kysely
    .selectFrom('rivalries')
    .select('rivalId')
    .where('userId', '=', player)
    .execute();
  const meant = rivals.map(({ rivalId }) => rivalId).filter((id) => other === undefined || id === other);
  if (meant.length === 0) return [];
  await holdPlayers(kysely, [player, ...meant]);
  const rows = new Rows();
  const needs = [
    { table: 'rivalries', all: true },
    { table: 'playerStats', all: true },
  ] as const;
  await loadRows(deps, kysely, [userScope(player)], needs, rows);
  const isMeant = ({ rivalId }: Rivalry) => meant.includes(rivalId);
  for (const rivalry of rows.all('rivalries').filter(isMeant)) endRivalry(rows, rivalry);
  return rows.changes();
}
