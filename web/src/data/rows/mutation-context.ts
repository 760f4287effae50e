import type { MutationContext } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { UserDb } from '../store/db.ts';

/** Who and when, as an outbox entry says it. */
export function contextOf(
  db: UserDb,
  { at, day, tz }: Pick<OutboxMutation, 'at' | 'day' | 'tz'>,
  clientGroup: MutationContext['clientGroup'],
): Omit<MutationContext, 'planOf'> {
  return { userId: db.userId, clientGroup, at, day, tz };
}
