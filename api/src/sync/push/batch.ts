import type { MutationContext } from 'sync-protocol/mutations/mutation';
import type { Rows } from 'sync-protocol/mutations/rows';
import { runMutation } from 'sync-protocol/mutations/run';
import { MAX_MUTATION_TRIES, type Lane, type OutboxMutation, type PushAnswer } from 'sync-protocol/wire';
import type { HeldGroup } from './lanes.ts';
import { markOf } from './marks.ts';
import { QUARANTINED, rejected, type Prepared, type Verdict } from './prepare.ts';
import type { Readied } from './taken-ids.ts';
import type { KeptResult, LanePosition } from '../write/write.ts';

/** Hears of what nobody expected. */
export interface Report {
  failed: (error: unknown, mutation?: OutboxMutation) => void;
  /** Called once, when it stands in the database. */
  quarantined: (result: KeptResult) => void;
}

/** A batch as its lanes see it. */
export interface Sorted {
  /** Everything before the gap or the fork, in order. */
  accepted: OutboxMutation[];
  /** Those that were run in an earlier push. */
  known: OutboxMutation[];
  /** Those that are to run now. */
  next: OutboxMutation[];
  gap?: NonNullable<PushAnswer['gap']>;
  fork?: NonNullable<PushAnswer['fork']>;
}

/** Those whose numbers were run in an earlier push, whether by themselves or by others. */
export function seenBefore(mutations: readonly OutboxMutation[], { lanes }: HeldGroup): OutboxMutation[] {
  return mutations.filter(({ lane, id }) => id <= (lanes.get(lane)?.lastId ?? 0));
}

/**
 * Tells what was run before from what is next in its lane, up to the first gap (S2.3) or to the first one whose
 * number another mutation has (S2.11).
 * @param marks those of what was run under these numbers
 */
export function sortOut(
  mutations: readonly OutboxMutation[],
  { lanes }: HeldGroup,
  marks: ReadonlyMap<OutboxMutation, string>,
): Sorted {
  const sorted: Sorted = { accepted: [], known: [], next: [] };
  const expected = new Map([...lanes].map(([lane, { lastId }]) => [lane, lastId + 1]));
  for (const mutation of mutations) {
    const { lane, id } = mutation;
    const nextId = expected.get(lane) ?? 1;
    if (id > nextId) return { ...sorted, gap: { lane, expected: nextId } };
    const mark = marks.get(mutation);
    if (mark !== undefined && mark !== markOf(mutation)) return { ...sorted, fork: { lane, id } };
    sorted.accepted.push(mutation);
    if (id === nextId) {
      sorted.next.push(mutation);
      expected.set(lane, id + 1);
    } else if (id <= (lanes.get(lane)?.lastId ?? 0)) {
      sorted.known.push(mutation);
    }
  }
  return sorted;
}

/** What running a batch came to. */
export interface Run {
  /** Where its lanes stand afterwards. */
  positions: LanePosition[];
  /** What was not applied. */
  kept: KeptResult[];
  /** The mutation that failed unexpectedly and is to be tried again; those after it did not run. */
  failed?: OutboxMutation;
}

/**
 * Runs what is next, one after the other, until one fails unexpectedly (S2.4, S2.5).
 * @param done what is so already
 */
export function runNext(
  next: readonly Readied[],
  done: ReadonlySet<OutboxMutation>,
  { lanes }: HeldGroup,
  rows: Rows,
  planOf: MutationContext['planOf'],
  report: Report,
): Run {
  const positions = new Map<Lane, LanePosition>();
  const kept: KeptResult[] = [];
  const outcome = (): Run => ({ positions: [...positions.values()], kept });
  const verdictOn = (pushed: OutboxMutation, ready: Prepared | Verdict) => {
    if (!('mutation' in ready)) return done.has(pushed) ? undefined : ready;
    try {
      const refusal = runMutation(rows, ready.mutation, ready.args, ready.context, planOf);
      return refusal && rejected(refusal);
    } catch (error) {
      report.failed(error, pushed);
      return 'failed';
    }
  };
  for (const { pushed, ready } of next) {
    const { lane, id } = pushed;
    const failed = lanes.get(lane)?.failures ?? 0;
    const before = positions.get(lane) ?? { lane, lastId: id - 1, failures: failed, marks: '' };
    const failures = before.failures + 1;
    const verdict = verdictOn(pushed, ready);
    if (verdict === 'failed' && failures < MAX_MUTATION_TRIES) {
      positions.set(lane, { ...before, failures });
      return { ...outcome(), failed: pushed };
    }
    positions.set(lane, { lane, lastId: id, failures: 0, marks: before.marks + markOf(pushed) });
    if (verdict) kept.push(keep(pushed, verdict === 'failed' ? QUARANTINED : verdict));
  }
  return outcome();
}

/** A quarantined mutation is remembered with its arguments, for who looks into it. */
function keep({ lane, id, name, args }: OutboxMutation, verdict: Verdict): KeptResult {
  const evidence = verdict.status === 'quarantined' ? { name, args } : { name: null, args: null };
  return { lane, id, ...verdict, ...evidence };
}
