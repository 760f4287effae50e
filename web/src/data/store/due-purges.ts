import { DAY_MS } from 'sync-protocol/rules/training-day';
import { purgeAll, purgeButOutbox } from './purge.ts';
import { withLock } from '../session/session-lock.ts';
import {
  activeUserId,
  readStoredSession,
  storeSession,
  UNSENT_KEPT_DAYS,
  type DuePurge,
} from '../session/stored-session.ts';

let last = Promise.resolve();

/**
 * Removes whatever is due to be removed from this phone, one tab at a time. What fails stays noted for the next
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
  const now = Date.now();
  for (const due of readStoredSession().purges) {
    const { userId, until = 0 } = due;
    if (now < until) continue;
    try {
      const isLeft = userId !== activeUserId() && (await purge(due));
      const { purges, ...stored } = readStoredSession();
      const others = purges.filter((other) => other.userId !== userId);
      const kept = { userId, unsent: 'keep', until: now + UNSENT_KEPT_DAYS * DAY_MS } as const;
      storeSession({ ...stored, purges: isLeft && userId !== activeUserId() ? [...others, kept] : others });
    } catch (error) {
      console.error(error);
    }
  }
}

/** Answers whether something waits for the player. */
async function purge({ userId, unsent, until = 0 }: DuePurge): Promise<boolean> {
  if (unsent === 'keep' && !(until > 0)) return purgeButOutbox(userId);
  await purgeAll(userId);
  return false;
}
