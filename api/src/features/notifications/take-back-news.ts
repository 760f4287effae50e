import type { NotificationId, UserId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { newsNeed } from './news.ts';

/** Those of some notifications that are there, and whose they are. */
export async function standingNews(
  kysely: Queryable,
  ids: readonly NotificationId[],
): Promise<{ id: NotificationId; userId: UserId }[]> {
  if (ids.length === 0) return [];
  return kysely.selectFrom('notifications').select(['id', 'userId']).where('id', 'in', ids).execute();
}

/**
 * Takes notifications away, as far as they are there or among the rows. Whoever has one is held until the commit: what
 * their phones are just sending of it would come after its end, and bring it back there.
 */
export async function takeBackNews(
  kysely: Queryable,
  ids: readonly NotificationId[],
  rows: Rows,
): Promise<void> {
  const standing = await standingNews(kysely, ids);
  await holdPlayers(
    kysely,
    standing.map(({ userId }) => userId),
  );
  await loadScoped(
    kysely,
    standing.map(({ id, userId }) => newsNeed(userId, id)),
    rows,
  );
  for (const id of ids) rows.delete('notifications', id);
}
