import type { NotificationId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

const LISTED = 200;

/** A player's notifications, newest first. */
export function notificationsOf(kysely: Queryable, userId: UserId) {
  return kysely
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

export function notificationOf(kysely: Queryable, userId: UserId, id: NotificationId) {
  return kysely
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countUnread(kysely: Queryable, userId: UserId): Promise<number> {
  const { count } = await kysely
    .selectFrom('notifications')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export function settingsOf(kysely: Queryable, userId: UserId) {
  return kysely.selectFrom('userSettings').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}
