import type { ClientGroupId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { LANES, type Lane, type OutboxMutation } from 'sync-protocol/wire';
import { takeAskedGroup } from '../server/asked-ahead.ts';
import type { Sender, UserDb } from '../store/db.ts';

const NONE: Record<Lane, number> = { core: 0, media: 0 };

const groups = new WeakMap<UserDb, ClientGroupId>();

function freshSender(lastAt = 0): Sender {
  return { key: 'sender', clientGroup: takeAskedGroup() ?? newId<ClientGroupId>(), lastIds: NONE, lastAt };
}

/** This phone's client group and counters (S1.1, S1.2), made at the first call; inside a transaction over `meta`. */
export async function senderOf(db: UserDb): Promise<Sender> {
  const kept = await db.meta.get('sender');
  const sender = kept?.key === 'sender' ? kept : freshSender();
  if (sender !== kept) await db.meta.put(sender);
  groups.set(db, sender.clientGroup);
  return sender;
}

/** Which client group this was when it was last read; it is another once the phone has started over. */
export function groupInMemory(db: UserDb): ClientGroupId | undefined {
  return groups.get(db);
}

/** What a mutation is called among those that need the player's attention. */
export function attentionId(clientGroup: ClientGroupId, { lane, id }: Pick<OutboxMutation, 'lane' | 'id'>) {
  return `${clientGroup}:${lane}:${id}`;
}

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

/** The first mutation that waits in a lane. */
export function firstWaiting(db: UserDb, lane: Lane): Promise<OutboxMutation | undefined> {
  return db.outbox.where('[lane+id]').between([lane, 0], [lane, Number.MAX_SAFE_INTEGER]).first();
}

/** The lanes in which the server has seen numbers that this phone never gave out: it is a copy. */
export function lanesAhead({ lastIds }: Sender, lanes: Record<Lane, number>): Lane[] {
  return LANES.filter((lane) => lanes[lane] > lastIds[lane]);
}

/** Whether the server lacks mutations that this phone has no longer, in any lane. */
export async function isGapOpen(db: UserDb, lanes: Record<Lane, number>): Promise<boolean> {
  const { lastIds } = await senderOf(db);
  for (const lane of LANES) {
    const next = (await firstWaiting(db, lane))?.id ?? lastIds[lane] + 1;
    if (next > lanes[lane] + 1) return true;
  }
  return false;
}
