import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { ServerHalf } from '#sync/server-half.ts';
import { dueWebPushes } from './web-push/due-web-pushes.ts';
import { isInAppOnly } from './news.ts';
import { readReminders } from './read-reminders.ts';
import { isToldAsItComes } from './web-push/web-push-texts.ts';

/**
 * Devices are told of whatever comes into a player's list, whoever writes it, except of what says `isInAppOnly`. A reminder
 * counts as read once its player has done what it is about.
 */
export const notificationsHalf: ServerHalf = {
  follow: async (cause) => ({ changes: await readReminders(cause) }),
  alongside: (statement, { now, changes }) => {
    const news = changesOf(changes, 'notifications').flatMap((change) => newsIn(change));
    return dueWebPushes(statement, news, now);
  },
};

/** What is written anew is news, as several that became one are; what is brought back is none. */
function newsIn({ before, after }: RowChange<'notifications'>) {
  if (!after || after.read || after.deletedAt || after.createdAt === before?.createdAt) return [];
  return isToldAsItComes(after.type) && !isInAppOnly(after) ? [after] : [];
}
