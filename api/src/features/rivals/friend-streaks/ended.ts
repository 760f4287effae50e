import type { UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';

/** The end of the streaks that a player keeps with another, or with all, without a word. */
export async function endedFriendStreaks(
  kysely: Queryable,
  player: UserId,
  other?: UserId,
): Promise<readonly RowChange[]> {
  const rows = new Rows();
  const needs = [{ table: 'friendStreaks', all: true }] as const;
  await loadRows({ tables: SYNCED }, kysely, [userScope(player)], needs, rows);
  for (const { id, friendId } of rows.all('friendStreaks'))
    if (other === undefined || friendId === other) rows.delete('friendStreaks', id);
  return rows.changes();
}
