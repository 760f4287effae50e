import { LANES, type Lane, type OutboxMutation } from 'sync-protocol/wire';
import type { Sender, UserDb } from '../store/db.ts';
import { senderOf } from './client-group.ts';

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
