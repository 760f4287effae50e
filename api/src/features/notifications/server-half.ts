import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { ServerHalf } from '#sync/server-half.ts';
import { dueWebPushes } from './web-push/due-web-pushes.ts';
import { isInAppOnly } from './news.ts';
import { readReminders } from './read-reminders.ts';
import { isToldAsItComes } from './web-push/web-push-texts.ts';

/**
 * Devices are told of whatever comes into a player's list, whoever writes it. Only what is about their team's own words, or
 * their own, is quiet: that these are looked at they see in the app, what came of it is news. A reminder is read by doing
 * what it is about.
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
