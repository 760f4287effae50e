import type { ClientGroupId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { LANES, type Lane, type OutboxMutation } from 'sync-protocol/wire';
import type { Sender, UserDb } from './db.ts';

const NONE: Record<Lane, number> = { core: 0, media: 0 };

function freshSender(lastAt = 0): Sender {
  return { key: 'sender', clientGroup: newId<ClientGroupId>(), lastIds: NONE, lastAt };
}

/** This phone's client group and counters (S1.1, S1.2), made at the first call; inside a transaction over `meta`. */
export async function senderOf(db: UserDb): Promise<Sender> {
  const kept = await db.meta.get('sender');
  if (kept?.key === 'sender') return kept;
  const made = freshSender();
  await db.meta.put(made);
  return made;
}

/**
 * Becomes another client group, with the outbox numbered anew from 1 (S6.7, S6.10). What was acknowledged
 * belongs to the old one and is forgotten.
 * @param before mutations to send again ahead of the outbox, in order
 */
export function takeNewClientGroup(db: UserDb, before: readonly OutboxMutation[] = []): Promise<void> {
  return db.write(async () => {
    const { lastAt } = await senderOf(db);
    const waiting = [...before, ...(await db.outbox.toArray())];
    const lastIds = { ...NONE };
    const renumbered = waiting.map((mutation) => ({ ...mutation, id: ++lastIds[mutation.lane] }));
    await db.outbox.clear();
    await db.acknowledged.clear();
    await db.outbox.bulkAdd(renumbered);
    await db.meta.put({ ...freshSender(lastAt), lastIds });
  });
}

/** Whether the server has seen numbers of this client group that this phone never gave out: it is a copy's. */
export function isForked({ lastIds }: Sender, lanes: Partial<Record<Lane, number>>): boolean {
  return LANES.some((lane) => (lanes[lane] ?? 0) > lastIds[lane]);
}
