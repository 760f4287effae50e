import type { ClientGroupId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { Lane, OutboxMutation } from 'sync-protocol/wire';
import { takeAskedGroup } from '../server/calls/asked-ahead.ts';
import type { Sender, UserDb } from '../store/db.ts';

/** No mutation of any lane. */
export const NONE: Record<Lane, number> = { core: 0, media: 0 };

const groups = new WeakMap<UserDb, ClientGroupId>();

/** What a phone is that has sent nothing yet. */
export function freshSender(lastAt = 0): Sender {
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
