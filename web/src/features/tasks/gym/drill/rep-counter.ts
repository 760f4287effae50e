import type { Work } from './gym-work.ts';

type Counted = Extract<Work, { kind: 'counted' }>;

/** Where a counted drill stands: sets that are done, and repetitions of the present one. */
export interface RepCount {
  set: number;
  reps: number;
}

export const FRESH_COUNT: RepCount = { set: 0, reps: 0 };

export function isOver({ set }: RepCount, { sets }: Counted): boolean {
  return set >= sets;
}

/** One more repetition; the last one of a set completes it. */
export function countRep(count: RepCount, work: Counted): RepCount {
  if (isOver(count, work)) return count;
  return count.reps + 1 >= work.reps ? countSet(count, work) : { ...count, reps: count.reps + 1 };
}

/** The set is done, however many repetitions were counted. */
export function countSet(count: RepCount, work: Counted): RepCount {
  return isOver(count, work) ? count : { set: count.set + 1, reps: 0 };
}

/** Takes the last repetition back, or at the beginning of a set the set before it. */
export function takeBack({ set, reps }: RepCount): RepCount {
  return reps > 0 ? { set, reps: reps - 1 } : { set: Math.max(0, set - 1), reps: 0 };
}
