import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import type { UserId } from 'sync-protocol/ids';
import { endRivalry } from 'sync-protocol/mutations/rivals/rivalry-changes';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import type { ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';

export { showAnew } from './follow-profile.ts';
export { sweepRivalActivities } from './sweep-activities.ts';
export { ASKS_KEPT_DAYS } from './ask-limits.ts';
export { endedActivities } from './follow-rivalries.ts';
export { endedFriendStreaks, endedStreakOffers } from './friend-streaks/ended.ts';

/** The end of a player's rivalry with another, or with all, without a word. */
export function endedRivalries(
  deps: ChangeDeps,
  tx: Tx,
  player: UserId,
  other?: UserId,
): Promise<readonly RowChange[]> {
  return ended(deps, tx, player, ({ rivalId }) => other === undefined || rivalId === other);
}

/** The end of what a player has asked of others who have not answered: as if each had said no. */
export function endedRivalRequests(deps: ChangeDeps, tx: Tx, player: UserId): Promise<readonly RowChange[]> {
  return ended(deps, tx, player, ({ status }) => status === 'requested');
}

async function ended(
  deps: ChangeDeps,
  { kysely }: Tx,
  player: UserId,
  isMeant: (rivalry: Pick<Rivalry, 'rivalId' | 'status'>) => boolean,
): Promise<readonly RowChange[]> {
  const rivals = await kysely
    .selectFrom('rivalries')
    .select(['rivalId', 'status'])
    .where('userId', '=', player)
    .execute();
  const meant = rivals.filter(isMeant).map(({ rivalId }) => rivalId);
  if (meant.length === 0) return [];
  await holdPlayers(kysely, [player, ...meant]);
  const rows = await loadScoped(
    kysely,
    (['rivalries', 'playerStats'] as const).map((table) => ({ table, scope: userScope(player), all: true })),
  );
  for (const rivalry of rows.all('rivalries'))
    if (meant.includes(rivalry.rivalId) && isMeant(rivalry)) endRivalry(rows, rivalry);
  return rows.changes();
}
