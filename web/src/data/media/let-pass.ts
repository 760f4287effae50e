import { senderOf } from '../sync/client-group.ts';
import { waitingIn } from '../sync/lanes.ts';
import type { UserDb } from '../store/db.ts';
import { isWithdrawn } from '../store/unsent.ts';
import { storyFileOf, withdrawn, withoutLate } from './file-of.ts';
import { unsentFiles } from './file-states.ts';

/**
 * Lets what waits for no file go before the stories whose files have not gone: these were surely never sent, so they
 * give their numbers back, withdrawn (S2.13), and come in again behind, in their order.
 * @returns whether anything could pass
 */
export function letPass(db: UserDb): Promise<boolean> {
  return db.write(async () => {
    const unsent = await unsentFiles(db);
    const lane = await waitingIn(db, 'media').toArray();
    const behind = lane.slice(withoutLate(lane, unsent).length).filter((mutation) => !isWithdrawn(mutation));
    const late = behind.filter((mutation) => unsent.includes(storyFileOf(mutation) ?? ''));
    if (late.length === behind.length) return false;
    const sender = await senderOf(db);
    let { media } = sender.lastIds;
    await db.outbox.bulkPut([
      ...late.map(withdrawn),
      ...late.map((mutation) => ({ ...mutation, id: ++media })),
    ]);
    await db.meta.put({ ...sender, lastIds: { ...sender.lastIds, media } });
    return true;
  });
}
