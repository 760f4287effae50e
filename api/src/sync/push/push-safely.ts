import { MAX_MUTATION_TRIES, type MutationResult, type OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { isDatabaseUnavailable, isRefusedData } from '#db/errors.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import type { Report } from './batch.ts';
import type { SyncDeps } from '../deps.ts';
import { BAD_ARGS, QUARANTINED, type Sender, type Verdict } from './prepare.ts';
import { pushTogether, type Pushed } from './push.ts';

/**
 * Pushes a batch. When the database refuses its transaction, each mutation gets one of its own, so that only the
 * one at fault is held up (S2.5).
 */
export async function pushSafely(
  deps: SyncDeps,
  sender: Sender,
  mutations: readonly OutboxMutation[],
  report: Report,
): Promise<Pushed> {
  try {
    return await pushTogether(deps, sender, mutations, report);
  } catch (error) {
    if (isNobodysFault(error)) throw error;
    report.failed(error);
    return pushOneByOne(deps, sender, mutations, report);
  }
}

async function pushOneByOne(
  deps: SyncDeps,
  sender: Sender,
  mutations: readonly OutboxMutation[],
  report: Report,
): Promise<Pushed> {
  const results: MutationResult[] = [];
  for (const mutation of mutations) {
    const pushed = await pushAlone(deps, sender, mutation, report);
    results.push(...pushed.results);
    if (pushed.gap || pushed.fork || pushed.failed) return { ...pushed, results };
  }
  return { results, failed: false };
}

async function pushAlone(
  deps: SyncDeps,
  sender: Sender,
  mutation: OutboxMutation,
  report: Report,
): Promise<Pushed> {
  try {
    return await pushTogether(deps, sender, [mutation], report);
  } catch (error) {
    if (isNobodysFault(error)) throw error;
    report.failed(error, mutation);
    const verdict = isRefusedData(error) ? BAD_ARGS : await countFailure(deps.db.kysely, sender, mutation);
    if (!verdict) return { results: [], failed: true };
    return pushTogether(deps, sender, [mutation], report, verdict);
  }
}

/** Neither the batch nor the server's code is at fault: the same batch may go through later. */
function isNobodysFault(error: unknown): boolean {
  return error instanceof ApiError || isDatabaseUnavailable(error);
}

/** Counts a failure that took its transaction with it; the last one is a verdict. */
async function countFailure(
  kysely: Queryable,
  { clientGroup }: Sender,
  { lane, id }: OutboxMutation,
): Promise<Verdict | undefined> {
  const counted = await kysely
    .updateTable('syncLanes')
    .set((of) => ({ failures: of('failures', '+', 1) }))
    .where('clientGroup', '=', clientGroup)
    .where('lane', '=', lane)
    .where('lastId', '=', id - 1)
    .returning('failures')
    .executeTakeFirst();
  return counted && counted.failures >= MAX_MUTATION_TRIES ? QUARANTINED : undefined;
}
