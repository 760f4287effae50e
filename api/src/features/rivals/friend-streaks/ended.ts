import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';

/** The end of the streaks that a player keeps with another, or with all, without a word. */
export async function endedFriendStreaks(
  kysely: Queryable,
  player: UserId,
  other?: UserId,
): Promise<readonly RowChange[]> {
  const rows = await loadScoped(kysely, [{ table: 'friendStreaks', scope: userScope(player), all: true }]);
  for (const { id, friendId } of rows.all('friendStreaks'))
    if (other === undefined || friendId === other) rows.delete('friendStreaks', id);
  return rows.changes();
}

/** The end of what a player has offered others who have not answered, without a word. */
export async function endedStreakOffers(kysely: Queryable, player: UserId): Promise<readonly RowChange[]> {
  const offered = await kysely
    .selectFrom('friendStreaks')
    .select('friendId')
    .where('userId', '=', player)
    .where('status', '=', 'requested')
    .execute();
  await holdPlayers(
    kysely,
    offered.map(({ friendId }) => friendId),
  );
  const rows = await loadScoped(kysely, [{ table: 'friendStreaks', scope: userScope(player), all: true }]);
  for (const { id, status } of rows.all('friendStreaks'))
    if (status === 'requested') rows.delete('friendStreaks', id);
  return rows.changes();
}
