import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { UserId } from 'sync-protocol/ids';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { newsFor, type News } from './news.ts';

/**
 * Adds a notification to a player's list, as the last thing of the transaction that causes it; their devices are poked.
 * @param last those whose place it takes; the transaction holds the player
 */
export async function notify(
  deps: ChangeDeps,
  tx: Tx,
  userId: UserId,
  { at, ...news }: News & { at: Date },
  last: readonly Notification[] = [],
): Promise<void> {
  const ended = last.map((before) => ({
    table: 'notifications' as const,
    id: before.id,
    before,
    after: undefined,
  }));
  await changeRows(deps, tx, { changes: [...ended, newsFor(userId, news, at)] });
}
