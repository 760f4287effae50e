import { Refusal, type MutationContext, type Mutator } from './mutation.ts';
import type { Rows } from './rows.ts';

/**
 * Runs one mutation on loaded rows; what it did before it was refused, or failed, is taken back (S2.4, S2.5).
 * @returns the refusal, if the rules refuse it
 * @throws whatever nobody expected
 */
export function runMutation<Args>(
  rows: Rows,
  mutator: Mutator<string, Args>,
  args: Args,
  context: Omit<MutationContext, 'planOf'>,
  planOf: MutationContext['planOf'],
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
