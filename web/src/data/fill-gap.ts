import type { Lane } from 'sync-protocol/wire';
import { takeNewClientGroup } from './client-group.ts';
import type { UserDb } from './db.ts';

/**
 * The server lacks a lane's mutations from `expected` on. Those that were acknowledged and are still kept go
 * out again under their own numbers; when some are gone, everything is numbered anew in a new client group
 * (S6.10).
 */
export async function fillGap(
  db: UserDb,
  { lane, expected }: { lane: Lane; expected: number },
): Promise<void> {
  const kept = await db.acknowledged
    .where('[lane+id]')
    .between([lane, expected], [lane, Number.MAX_SAFE_INTEGER])
    .toArray();
  const missing = kept.map(({ mutation }) => mutation);
  const next = await db.outbox
    .where('[lane+id]')
    .between([lane, expected], [lane, Number.MAX_SAFE_INTEGER])
    .first();
  const isWhole =
    missing.every(({ id }, index) => id === expected + index) && next?.id === expected + missing.length;
  if (!isWhole) return takeNewClientGroup(db, missing);
  await db.write(async () => {
    await db.outbox.bulkPut(missing);
    await db.acknowledged.bulkDelete(missing.map(({ id }): [Lane, number] => [lane, id]));
  });
}
