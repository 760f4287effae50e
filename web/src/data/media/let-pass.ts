import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation } from 'sync-protocol/wire';
import { senderOf } from '../sync/client-group.ts';
import type { UserDb } from '../store/db.ts';
import { fileOf, UNSENT_STATES } from './file-of.ts';

/**
 * Lets what waits for no file go before the stories whose files have not gone: these were surely never sent, so they
 * give their numbers back, withdrawn (S2.13), and come in again behind, in their order.
 * @returns whether anything could pass
 */
export function letPass(db: UserDb): Promise<boolean> {
  return db.write(async () => {
    const unsent = new Set(await db.files.where('state').anyOf(UNSENT_STATES).primaryKeys());
    const lane = await db.outbox
      .where('[lane+id]')
      .between(['media', 0], ['media', Number.MAX_SAFE_INTEGER])
      .toArray();
    const first = lane.findIndex((mutation) => unsent.has(fileOf(mutation) ?? ''));
    if (first === -1) return false;
    const behind = lane.slice(first).filter(({ args }) => args['isWithdrawn'] !== true);
    const isOfUnsent = ({ args }: OutboxMutation) => unsent.has(mediaIdOf(String(args['mediaUrl'])) ?? '');
    const late = behind.filter(isOfUnsent);
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

/** A mutation of which nothing comes but that its number is used (S2.13). */
export const withdrawn = (mutation: OutboxMutation): OutboxMutation => ({
  ...mutation,
  args: { ...mutation.args, isWithdrawn: true },
});
