import { sql } from 'kysely';
import type { NotificationId, UserId } from 'sync-protocol/ids';
import { REMINDER_KINDS } from 'sync-protocol/rules/notifications/reminders';
import type { Queryable } from '#db/db.ts';

const LISTED = 200;

/** What players have not deleted. */
function standingOfAll(kysely: Queryable) {
  return kysely.selectFrom('notifications').where('notifications.deletedAt', 'is', null);
}

function standing(kysely: Queryable, userId: UserId) {
  return standingOfAll(kysely).where('notifications.userId', '=', userId);
}

/** The reminders among it: each is about its day alone. */
export function standingReminders(kysely: Queryable) {
  // Written out, as the index has them.
  const kinds = REMINDER_KINDS.map((kind) => sql.lit(kind));
  return standingOfAll(kysely).where('notifications.type', 'in', kinds);
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
