import {
  MAX_MUTATIONS_A_PUSH,
  MAX_PUSH_BYTES,
  type OutboxMutation,
  type PushedMutation,
} from 'sync-protocol/wire';
import { packMutations } from 'sync-protocol/wire-packing';
import type { UserDb } from '../store/db.ts';
import { withoutLate } from '../media/file-of.ts';
import { unsentFiles } from '../media/file-states.ts';

/** Room for what travels beside the mutations. */
const MAX_BATCH_BYTES = MAX_PUSH_BYTES - 8 * 1024;

export interface Batch {
  mutations: OutboxMutation[];
  packed: PushedMutation[];
}

/** The first mutations that wait, in their lanes' order, as many as one push may hold (S2.1); none when empty. */
export async function nextBatch(db: UserDb, most = MAX_MUTATIONS_A_PUSH): Promise<Batch | undefined> {
  const unsent = await unsentFiles(db);
  let mutations = withoutLate(await db.outbox.limit(most).toArray(), unsent);
  if (mutations.length === 0) return undefined;
  let packed = packMutations(mutations);
  while (mutations.length > 1 && byteLength(packed) > MAX_BATCH_BYTES) {
    mutations = mutations.slice(0, Math.ceil(mutations.length / 2));
    packed = packMutations(mutations);
  }
  return { mutations, packed };
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
