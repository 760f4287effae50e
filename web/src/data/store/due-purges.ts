import { purgeAll, purgeButOutbox } from './purge.ts';
import { withLock } from '../session/session-lock.ts';
import { activeUserId, readStoredSession, storeSession } from '../session/stored-session.ts';

let last = Promise.resolve();

/**
 * Removes whatever is noted to be removed from this phone, one tab at a time. What fails stays noted for the next
 * start or sign-in; nothing is taken from who is signed in. Never rejects.
 */
export function purgeDue(): Promise<void> {
  last = last.then(purgeAlone);
  return last;
}

async function purgeAlone(): Promise<void> {
  if (readStoredSession().purges.length > 0) await withLock('volleypath:purge', purgeEach);
}

async function purgeEach(): Promise<void> {
  for (const { userId, unsent } of readStoredSession().purges) {
    try {
      if (userId !== activeUserId()) await (unsent === 'keep' ? purgeButOutbox(userId) : purgeAll(userId));
      const { purges, ...stored } = readStoredSession();
      storeSession({ ...stored, purges: purges.filter((due) => due.userId !== userId) });
    } catch (error) {
      console.error(error);
    }
  }
}
