import type { RegimenId } from 'sync-protocol/ids';
import { Refusal, type MutationContext, type Need } from 'sync-protocol/mutations/define';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Prepared } from './prepare.ts';

/** The rows that a batch asks for, all its mutations together. */
export function needsOf(batch: readonly Prepared[]): Need[] {
  return batch.flatMap(({ mutation, args, context }) => mutation.needs(args, context));
}

/** The programs whose plans a batch may ask for, as far as its rows tell. */
export function plansOf(batch: readonly Prepared[], rows: Rows): RegimenId[] {
  return batch.flatMap(({ mutation, args }) => mutation.plans?.(rows, args) ?? []);
}

/**
 * Runs one mutation on the rows; what it did before it was refused, or failed, is taken back (S2.4, S2.5).
 * @returns the refusal, if the rules refuse it
 * @throws whatever nobody expected
 */
export function runMutation(
  rows: Rows,
  { mutation, args, context }: Prepared,
  planOf: MutationContext['planOf'],
): Refusal | undefined {
  try {
    mutation.effect(rows, args, { ...context, planOf });
    rows.commit();
    return undefined;
  } catch (error) {
    rows.rollback();
    if (error instanceof Refusal) return error;
    throw error;
  }
}
