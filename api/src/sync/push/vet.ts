import type { Queryable } from '#db/db.ts';
import type { SyncDeps } from '../deps.ts';
import type { Lane, OutboxMutation } from 'sync-protocol/wire';
import { NOT_YET, type ServerHalf, type Vet } from '../server-half.ts';
import { rejected, type Prepared, type Verdict } from './prepare.ts';

/** A mutation on its way to be run, or why it is not. */
interface Candidate {
  ready: Prepared | Verdict;
}

/** Turns down what a feature's server half does not let run. */
export async function vet<T extends Candidate>(
  { halves }: Pick<SyncDeps, 'halves'>,
  kysely: Queryable,
  batch: readonly T[],
): Promise<readonly T[]> {
  const verdicts = new Map<T, Verdict>();
  for (const [name, vetThem] of halves.flatMap(vetsOf)) {
    const asked = batch.flatMap((one) =>
      'mutation' in one.ready && one.ready.mutation.name === name ? [{ one, ready: one.ready }] : [],
    );
    if (asked.length === 0) continue;
    const answers = await vetThem(
      kysely,
      asked.map(({ ready }) => ready),
    );
    asked.forEach(({ one }, index) => {
      const refused = answers[index];
      if (refused && !verdicts.has(one)) verdicts.set(one, rejected(refused));
    });
  }
  return batch.map((one) => ({ ...one, ready: verdicts.get(one) ?? one.ready }));
}

/** Each vet gets the arguments of the mutation that it is named for, which its schema has let through. */
function vetsOf({ vet: vets = {} }: ServerHalf): [string, Vet<unknown>][] {
  return Object.entries(vets as Record<string, Vet<unknown>>);
}

/** Leaves out what waits for a file, and what comes after it in its lane. */
export function untilFiles<T extends Candidate & { pushed: OutboxMutation }>(
  batch: readonly T[],
): { allowed: T[]; late: OutboxMutation[] } {
  const stopped = new Set<Lane>();
  const allowed: T[] = [];
  const late: OutboxMutation[] = [];
  for (const one of batch) {
    if (!('mutation' in one.ready) && one.ready.code === NOT_YET.code) stopped.add(one.pushed.lane);
    if (stopped.has(one.pushed.lane)) late.push(one.pushed);
    else allowed.push(one);
  }
  return { allowed, late };
}
