import type { UserDb } from '../store/db.ts';
import { waitingIn } from '../sync/lanes.ts';
import { replay } from '../sync/pull/replay.ts';
import { restoreBases } from '../store/write-rows.ts';
import { fileOf, storyFileOf, withdrawn } from './file-of.ts';
import { fileRefusalId } from './file-refusal.ts';
import { isUnsent } from './file-states.ts';

/** Why a file never went out, fit to show; nothing: the player wanted it back. */
export type Why = { code: string; message: string };

/**
 * Takes back a story whose file has not gone: nothing is left of it, and of what was said of it since, but the numbers in
 * the lane. With a reason it is listed under "Needs attention", with all that was written. What may have been sent is not
 * taken back, for the server may have its number: that is whatever does not wait behind its story's own beginning, and
 * without a reason from the server also a story whose file is not here.
 * @returns whether it waited still
 */
export function giveUp(db: UserDb, fileId: string, why?: Why): Promise<boolean> {
  return db.write(async () => {
    const file = await db.files.get(fileId);
    const mayBeBack = file ? isUnsent(file.state) : why !== undefined;
    const post = mayBeBack && (await db.outbox.filter((mutation) => fileOf(mutation) === fileId).first());
    if (!post) return false;
    const waiting = await waitingIn(db, post.lane)
      .filter((one) => one.id >= post.id && storyFileOf(one) === fileId)
      .toArray();
    if (why) {
      // An error's message is not among what a spread takes along.
      const { code, message } = why;
      const args = Object.fromEntries(waiting.flatMap((one) => Object.entries(one.args)));
      const mutation = { ...post, args };
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
