import type { ClientGroupId } from 'sync-protocol/ids';
import { LANES, type Lane, type MutationResult, type OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';

/** A stretch of a lane's ids: beyond `after`, up to `upTo`. */
export interface Stretch {
  lane: Lane;
  after: number;
  upTo: number;
}

/** What is remembered of those mutations: only what was not applied is. */
async function keptResults(
  kysely: Queryable,
  clientGroup: ClientGroupId,
  stretches: readonly Stretch[],
): Promise<MutationResult[]> {
  const asked = stretches.filter(({ after, upTo }) => after < upTo);
  if (asked.length === 0) return [];
  const found = await kysely
    .selectFrom('syncResults')
    .select(['lane', 'id', 'status', 'code', 'message'])
    .where('clientGroup', '=', clientGroup)
    .where((of) =>
      of.or(
        asked.map(({ lane, after, upTo }) =>
          of.and([of('lane', '=', lane), of('id', '>', after), of('id', '<=', upTo)]),
        ),
      ),
    )
    .orderBy('lane')
    .orderBy('id')
    .execute();
  return found.map(({ code, message, ...result }) => ({
    ...result,
    code: code ?? '',
    message: message ?? '',
  }));
}

/** The remembered results of mutations that were run before (S2.3). */
export function resultsOf(
  kysely: Queryable,
  clientGroup: ClientGroupId,
  known: readonly OutboxMutation[],
): Promise<MutationResult[]> {
  const stretches = LANES.map((lane) => {
    const ids = known.filter((mutation) => mutation.lane === lane).map(({ id }) => id);
    return ids.length > 0
      ? { lane, after: Math.min(...ids) - 1, upTo: Math.max(...ids) }
      : { lane, after: 0, upTo: 0 };
  });
  return keptResults(kysely, clientGroup, stretches);
}

/** What became of a mutation that was run: applied, unless `kept` knows otherwise. */
export function resultOf({ lane, id }: OutboxMutation, kept: readonly MutationResult[]): MutationResult {
  const found = kept.find((result) => result.lane === lane && result.id === id);
  if (!found) return { lane, id, status: 'applied' };
  const { status, code, message } = found;
  return { lane, id, status, ...(code !== undefined && { code }), ...(message !== undefined && { message }) };
}

/** Results in their short form: those of a lane that were applied one after the other share an entry. */
export function packResults(results: readonly MutationResult[]): MutationResult[] {
  const packed: MutationResult[] = [];
  for (const result of results) {
    const last = packed.at(-1);
    const end = last?.to ?? last?.id;
    const follows = last?.lane === result.lane && end !== undefined && result.id === end + 1;
    const isAlike = last?.status === result.status && last.unproven === result.unproven;
    if (last && follows && isAlike && result.status === 'applied') last.to = result.id;
    else packed.push({ ...result });
  }
  return packed;
}
