import type { OutboxMutation } from 'sync-protocol/wire';
import type { UserDb } from '../store/db.ts';
import { replay } from '../sync/replay.ts';
import { restoreBases } from '../store/write-rows.ts';
import { fileOf } from './file-of.ts';
import { fileRefusalId } from './file-refusal.ts';

/** Why a file never went out, fit to show; nothing: the player wanted it back. */
export type Why = { code: string; message: string };

/**
 * Takes back what waits for a file: nothing is left of it but its number in the lane. With a reason it is listed under
 * "Needs attention", with all that was written. What was sent meanwhile is not taken back.
 * @returns whether it waited still
 */
export function giveUp(db: UserDb, fileId: string, why?: Why): Promise<boolean> {
  return db.write(async () => {
    const file = await db.files.get(fileId);
    const waiting = await db.outbox.filter((mutation) => fileOf(mutation) === fileId).toArray();
    if (file?.state === 'sent' || waiting.length === 0) return false;
    const [first] = waiting;
    if (why && first) {
      // An error's message is not among what a spread takes along.
      const { code, message } = why;
      const args = Object.fromEntries(waiting.flatMap((one) => Object.entries(one.args)));
      const mutation = { ...first, args };
      await db.refused.put({ id: fileRefusalId(fileId), mutation, status: 'rejected', code, message });
    }
    await db.outbox.bulkPut(waiting.map(withdrawn));
    // What was refused may be told another way, with its photo; what was taken back is gone.
    if (file && why) await db.files.put({ ...file, state: 'draft', since: Date.now() });
    else await db.files.delete(fileId);
    await restoreBases(db);
    await replay(db);
    return true;
  });
}

const withdrawn = (mutation: OutboxMutation): OutboxMutation => ({
  ...mutation,
  args: { ...mutation.args, isWithdrawn: true },
});
