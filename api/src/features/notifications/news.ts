import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { notificationId, type NotificationId, type UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { newId } from 'sync-protocol/new-id';
import { userScope } from '#db/scopes.ts';

/** What a player is told, and where a tap on it leads. */
export interface News {
  type: Notification['type'];
  title: string;
  message: string;
  /** A path of the app; null where there is no more to see. */
  path: string | null;
  /** It stands in the app alone: it is about their team's own words, or the player's own. */
  isInAppOnly?: true;
  /** How it calls teams, by their ids: a name that nobody is to read any more is found by them. */
  names?: TeamNames;
}

export type TeamNames = Readonly<Record<string, string>>;

/** What a notification says besides its words, as JSON. */
interface NewsData {
  actionUrl?: string;
  isInAppOnly?: true;
  names?: TeamNames;
}

/**
 * A notification as it stands in a player's list.
 * @param id where it is to be found again: it takes the place of the one before
 */
export function newNotification(
  userId: UserId,
  { type, title, message, path, isInAppOnly, names }: News,
  at: Date,
  id: NotificationId = notificationId.parse(newId()),
): Notification {
  const more: NewsData = {
    ...(path !== null && { actionUrl: path }),
    ...(isInAppOnly && { isInAppOnly }),
    ...(names && { names }),
  };
  const data = Object.keys(more).length === 0 ? null : JSON.stringify(more);
  const createdAt = at.toISOString();
  return { id, userId, type, title, message, read: false, data, createdAt, deletedAt: null };
}

/** The same as a change, for whom nothing stands under the id yet. */
export function newsFor(userId: UserId, news: News, at: Date, id?: NotificationId): RowChange {
  const after = newNotification(userId, news, at, id);
  return { table: 'notifications', id: after.id, before: undefined, after };
}

/** What has to be loaded before some of a player's news is written once more, or taken away. */
export function newsNeed(player: UserId, ...ids: readonly string[]) {
  return { table: 'notifications' as const, scope: userScope(player), ids };
}

/** Where a notification leads; null: nowhere. */
export function pathOf(notification: Pick<Notification, 'data'>): string | null {
  return dataOf(notification).actionUrl ?? null;
}

/** How a notification calls teams; nothing of that is known of those from before version 2.3.0. */
export function namesIn(notification: Pick<Notification, 'data'>): TeamNames | undefined {
  return dataOf(notification).names;
}

/** A notification that calls teams by other names, and is no news. */
export function retold(
  notification: Notification,
  { message, names }: Pick<News, 'message' | 'names'>,
): Notification {
  const data: NewsData = { ...dataOf(notification), ...(names && { names }) };
  return { ...notification, message, data: JSON.stringify(data) };
}

/** Whether no device is told of it. */
export function isInAppOnly(notification: Pick<Notification, 'data'>): boolean {
  return dataOf(notification).isInAppOnly === true;
}

const dataOf = ({ data }: Pick<Notification, 'data'>): NewsData =>
  data === null ? {} : (JSON.parse(data) as NewsData);

/** They tell of all that came together: what comes later makes a new one of it, under the same id. */
const BUNDLED: readonly Notification['type'][] = ['rival_cheer', 'victory_story_comment'];

/**
 * How many things a notification tells of: the title of a bundle begins with that. Any other title may begin with a number
 * by itself, as a team’s name may.
 */
export function countOf({ type, title }: Pick<Notification, 'type' | 'title'>): number {
  return BUNDLED.includes(type) ? Number(/^\d+/.exec(title)?.[0] ?? 1) : 1;
}

/** How many things a notification, if there is one, still tells of: whatever writes it anew adds to them. */
export function untoldOf(known: Notification | undefined): number {
  return known && !known.read && !known.deletedAt ? countOf(known) : 0;
}
