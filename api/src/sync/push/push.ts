import type { MutationResult, OutboxMutation, PushAnswer } from 'sync-protocol/wire';
import { applyBatch } from '../write/apply.ts';
import type { Written } from '../write/change-rows.ts';
import { runNext, seenBefore, sortOut, type Report, type Run } from './batch.ts';
import type { SyncDeps } from '../deps.ts';
import { doneOutside } from './done-outside.ts';
import { movesScopes } from '../scopes.ts';
import { foundedBy } from './founded.ts';
import { holdGroup, type HeldGroup } from './lanes.ts';
import { marksOf } from './marks.ts';
import { firstOfNewer } from './newer-mutations.ts';
import { prepare, type Sender, type Verdict } from './prepare.ts';
import type { PushNews } from './push-page.ts';
import { resultOf, resultsOf } from './results.ts';
import { refuseTakenIds } from './taken-ids.ts';
import { untilFiles, vet } from './vet.ts';

/** What became of a push. */
export interface Pushed {
  results: MutationResult[];
  gap?: NonNullable<PushAnswer['gap']>;
  fork?: NonNullable<PushAnswer['fork']>;
  needsMedia?: NonNullable<PushAnswer['needsMedia']>;
  /** A mutation failed unexpectedly: it and those after it are to be sent again. */
  failed: boolean;
  /** Of those a newer version knows the first one, and this node does not (S8.3). */
  isBehind?: true;
  /** Where it has brought its client group, if it changed anything. */
  news?: PushNews;
}

/** Runs a phone's mutations exactly once and in order, all of them in one transaction (S2). */
export function pushTogether(
  deps: SyncDeps,
  sender: Sender,
  mutations: readonly OutboxMutation[],
  report: Report,
  verdict?: Verdict,
): Promise<Pushed> {
  const { player, clientGroup } = sender;
  return deps.db.transaction(async (tx) => {
    // 1. Lock the lanes (S2.2).
    const group = await holdGroup(deps, tx.kysely, sender, deps.now());
    // 2. Tell what was run before from what is next in its lane; stop at a gap (S2.3) or at a fork (S2.11).
    const marks = await marksOf(tx.kysely, clientGroup, seenBefore(mutations, group));
    const { accepted, known, next: all, gap, fork } = sortOut(mutations, group, marks);
    const newer = await firstOfNewer(tx.kysely, all);
    const next = newer ? all.slice(0, all.indexOf(newer)) : all;
    const unproven = new Set(known.filter((mutation) => !marks.has(mutation)));
    const results = await resultsOf(tx.kysely, clientGroup, known);
    // 3. Run what is next, in order, and write what it changes and where the lanes stand (S2.4, S2.5, S4.2).
    let failed = newer;
    let news: PushNews | undefined;
    let waiting: readonly OutboxMutation[] = [];
    if (next.length > 0) {
      const founded = await foundedBy(tx.kysely, next);
      const held = { ...group, scopes: [...group.scopes, ...founded] };
      const candidates = next.map((pushed) => ({
        pushed,
        ready: verdict ?? prepare(pushed, sender, held),
      }));
      // What names a file that is not here ends its lane for now (S2.13).
      const { allowed, late } = untilFiles(await vet(deps, tx.kysely, candidates));
      waiting = late;
      const ready = await refuseTakenIds(deps, tx.kysely, player, allowed);
      const runnable = ready.flatMap((one) => ('mutation' in one.ready ? [one.ready] : []));
      const done = await doneOutside(deps, tx.kysely, ready);
      const batch = { player, held, mutations: runnable, sender: clientGroup, report: report.failed };
      let run: Run = { positions: [], kept: [] };
      const written = await applyBatch(deps, tx, batch, (rows, planOf) => {
        run = runNext(ready, done, group, rows, planOf, report);
        return { clientGroup, positions: run.positions, results: run.kept };
      });
      failed = run.failed ?? newer;
      for (const result of run.kept)
        if (result.status === 'quarantined') tx.onCommit(() => report.quarantined(result));
      results.push(...run.kept);
      news = newsOf(deps, group, run, written);
    }
    // 4. Answer for everything before the gap or the fork, or before the one that failed.
    const ran = failed ? accepted.slice(0, accepted.indexOf(failed)) : accepted;
    const answered = ran.filter((mutation) => !waiting.includes(mutation));
    const [first] = waiting;
    return {
      results: answered.map((mutation) => ({
        ...resultOf(mutation, results),
        ...(unproven.has(mutation) && { unproven: true as const }),
      })),
      ...(gap && { gap }),
      ...(fork && { fork }),
      ...(first && { needsMedia: { lane: first.lane, id: first.id } }),
      ...(news && { news }),
      failed: failed !== undefined,
      ...(newer && failed === newer && { isBehind: true }),
    };
  });
}

/**
 * Without changes there is no news: nothing then tells what else came meanwhile; nor where the player may hold other
 * scopes than before.
 */
function newsOf(
  deps: Pick<SyncDeps, 'halves'>,
  { epoch, lanes, scopes }: HeldGroup,
  { positions, kept }: Run,
  { seqs, changes }: Written,
): PushNews | undefined {
  const before = { core: lanes.get('core')?.lastId ?? 0, media: lanes.get('media')?.lastId ?? 0 };
  const after = { ...before };
  for (const { lane, lastId } of positions) after[lane] = lastId;
  if (changes.length === 0 || movesScopes(deps, changes)) return undefined;
  return {
    epoch,
    lanes: { before, after },
    kept: kept.map(({ lane, id, status, code, message }) => ({ lane, id, status, code, message })),
    scopes: new Map(scopes.map((scope) => [scope, seqs.get(scope) ?? 0])),
  };
}
