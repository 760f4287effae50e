import type { Phone } from '../store/phone.ts';
import { sendNext } from './send-next.ts';

/**
 * Sends all files that something waits for, now, also those that the player has held back: they have asked for it.
 * Those that do not go are held back as before.
 * @param leaving aborted when the player no longer waits for it
 */
export async function sendAllFiles(phone: Phone, leaving: AbortSignal): Promise<void> {
  const { files } = phone.db;
  const held = await files.where('state').equals('paused').primaryKeys();
  const setHeld = (from: 'paused' | 'waiting', state: 'paused' | 'waiting') =>
    files
      .where('id')
      .anyOf(held)
      .filter((file) => file.state === from)
      .modify({ state, since: Date.now() });
  await setHeld('paused', 'waiting');
  try {
    while (!leaving.aborted) {
      const outcome = await sendNext(phone, leaving);
      if (outcome !== 'sent' && outcome !== 'given up') return;
    }
  } catch (error) {
    if (!leaving.aborted) throw error;
  } finally {
    await setHeld('waiting', 'paused');
  }
}
