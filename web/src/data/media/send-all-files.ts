import type { Phone } from '../store/phone.ts';
import { isWaiting, sendNext } from './send-next.ts';

/**
 * Sends all files that something waits for, now, also those that the player has held back until now: they have asked
 * for it. Those that do not go are held as before; one that is held back meanwhile stays, and with it those behind it.
 * @param leaving aborted when the player no longer waits for it
 */
export async function sendAllFiles(phone: Phone, leaving: AbortSignal): Promise<void> {
  const heldSince = new Map<string, number>();
  try {
    await phone.db.files
      .where('state')
      .equals('paused')
      .each(({ id, since }) => heldSince.set(id, since));
    let outcome;
    do {
      outcome = await sendNext(
        phone,
        leaving,
        (file) => isWaiting(file) || (file.state === 'paused' && file.since === heldSince.get(file.id)),
      );
    } while (outcome === 'sent' || outcome === 'given up');
  } catch (error) {
    if (!leaving.aborted) throw error;
  }
}
