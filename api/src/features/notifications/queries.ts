import type { NotificationId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

const LISTED = 200;

/** What a player has not deleted. */
function standing(kysely: Queryable, userId: UserId) {
  return kysely.selectFrom('notifications').where('userId', '=', userId).where('deletedAt', 'is', null);
}

/** A player's notifications, newest first. */
export function notificationsOf(kysely: Queryable, userId: UserId) {
  return standing(kysely, userId)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

export function notificationOf(kysely: Queryable, userId: UserId, id: NotificationId) {
  return standing(kysely, userId).select('id').where('id', '=', id).executeTakeFirst();
}

/** What a player has neither read nor deleted. */
export function unreadOf(kysely: Queryable, userId: UserId) {
  return standing(kysely, userId).where('read', '=', false);
}

export async function countUnread(kysely: Queryable, userId: UserId): Promise<number> {
  const { count } = await unreadOf(kysely, userId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function settingsOf(kysely: Queryable, userId: UserId) {
  return kysely.selectFrom('userSettings').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}
