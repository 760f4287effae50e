import type { UserDb } from '../store/db.ts';
import { attentionId, freshSender, NONE, senderOf } from './client-group.ts';

/**
 * Begins anew as another client group (S6.10), inside a transaction: what waits is numbered from 1, what was
 * acknowledged belongs to the old one and is forgotten, and the rows come afresh, so that the first pull binds
 * the new one before anything is sent. What the player sees stays until then.
 */
export async function startOver(db: UserDb): Promise<void> {
  const { clientGroup, lastAt } = await senderOf(db);
  const waiting = await db.outbox.toArray();
  const lastIds = { ...NONE };
  const renumbered = waiting.map((mutation) => ({ ...mutation, id: ++lastIds[mutation.lane] }));
  await db.refused.bulkDelete(waiting.map((mutation) => attentionId(clientGroup, mutation)));
  await db.outbox.clear();
  await db.acknowledged.clear();
  await db.outbox.bulkAdd(renumbered);
  await db.meta.put({ ...freshSender(lastAt), lastIds });
  await db.meta.delete('pulled');
}
