import type { Collection } from 'dexie';
import { LANES, type Lane, type OutboxMutation } from 'sync-protocol/wire';
import type { Sender, UserDb } from '../store/db.ts';
import { senderOf } from './client-group.ts';

/** What waits in a lane, in its order. */
export function waitingIn(db: UserDb, lane: Lane): Collection<OutboxMutation, [Lane, number]> {
  return db.outbox.where('[lane+id]').between([lane, 0], [lane, Number.MAX_SAFE_INTEGER]);
}

/** The lanes in which the server has seen numbers that this phone never gave out: it is a copy. */
export function lanesAhead({ lastIds }: Sender, lanes: Record<Lane, number>): Lane[] {
  return LANES.filter((lane) => lanes[lane] > lastIds[lane]);
}

/** Whether the server lacks mutations that this phone has no longer, in any lane. */
export async function isGapOpen(db: UserDb, lanes: Record<Lane, number>): Promise<boolean> {
  const { lastIds } = await senderOf(db);
  for (const lane of LANES) {
    const next = (await waitingIn(db, lane).first())?.id ?? lastIds[lane] + 1;
    if (next > lanes[lane] + 1) return true;
  }
  return false;
}
