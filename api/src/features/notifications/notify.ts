import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { Notification } from 'sync-protocol/entities/notification';
import { raiseScopes, userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';

/** What a player is told, and where a tap on it leads. */
export interface News {
  type: Notification['type'];
  title: string;
  message: string;
  /** A path of the app. */
  path: string;
  at: Date;
}

/** Adds a notification to a player's list, in the transaction that causes it; it raises the player's scope. */
export async function notify(
  { kysely }: Tx,
  userId: UserId,
  { type, title, message, path, at }: News,
): Promise<void> {
  const scope = userScope(userId);
  const seq = (await raiseScopes(kysely, [scope])).get(scope) ?? 0;
  const data = JSON.stringify({ actionUrl: path });
  const synced = { scope, seq, born: seq };
  await kysely
    .insertInto('notifications')
    .values({
      id: newId(),
      userId,
      type,
      title,
      message,
      read: false,
      data,
      createdAt: at.toISOString(),
      ...synced,
    })
    .execute();
}
