import type { RegimenId } from 'sync-protocol/ids';
import type { Need } from 'sync-protocol/mutations/mutation';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Prepared } from '../push/prepare.ts';

/** The rows that a batch asks for, all its mutations together. */
export function needsOf(batch: readonly Prepared[]): Need[] {
  return batch.flatMap(({ mutation, args, context }) => mutation.needs(args, context));
}

/** The programs whose plans a batch may ask for, as far as its rows tell. */
export function plansOf(batch: readonly Prepared[], rows: Rows): RegimenId[] {
  return batch.flatMap(({ mutation, args }) => mutation.plans?.(rows, args) ?? []);
}
