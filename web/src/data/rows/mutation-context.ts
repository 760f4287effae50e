import type { MutationContext, Mutator } from 'sync-protocol/mutations/mutation';
import { MUTATORS } from 'sync-protocol/mutations/mutators';
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

/** What a mutation of this name does; none when an app of another version wrote it. */
export function mutatorOf(name: string): Mutator | undefined {
  return MUTATORS.get(name);
}
