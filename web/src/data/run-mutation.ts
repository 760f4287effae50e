import { Refusal, type MutationContext, type Mutator } from 'sync-protocol/mutations/define';
import { MUTATORS } from 'sync-protocol/mutations/mutators';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { UserDb } from './db.ts';
import type { PlanOf } from './plans.ts';

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

/** Runs one mutation on loaded rows; what a refused one changed is taken back, and its refusal answered. */
export function runMutation(
  rows: Rows,
  mutator: Mutator,
  args: unknown,
  context: Omit<MutationContext, 'planOf'>,
  planOf: PlanOf,
): Refusal | undefined {
  try {
    mutator.effect(rows, args, { ...context, planOf });
    rows.commit();
    return undefined;
  } catch (error) {
    rows.rollback();
    if (error instanceof Refusal) return error;
    throw error;
  }
}
