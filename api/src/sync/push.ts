import { needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/deal-today';
import { Rows } from 'sync-protocol/mutations/rows';
import type { MutationResult, OutboxMutation, PushAnswer } from 'sync-protocol/wire';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import { runNext, sortOut, type Report, type Run } from './batch.ts';
import { dayToDeal, dealDay, dealtDayAfter } from './deal.ts';
import { publishOnCommit, type SyncDeps } from './deps.ts';
import { holdGroup, type HeldGroup } from './lanes.ts';
import { loadRows } from './load.ts';
import { findPlans } from './plans.ts';
import { prepare, type Sender } from './prepare.ts';
import { resultOf, resultsOf } from './results.ts';
import { needsOf, plansOf } from './run.ts';
import type { Verdict } from './verdict.ts';
import { writeChanges } from './write.ts';

/** What became of a push. */
export interface Pushed {
  results: MutationResult[];
  gap?: NonNullable<PushAnswer['gap']>;
  /** A mutation failed unexpectedly: it and those after it are to be sent again. */
  failed: boolean;
}

/** A push in its transaction. */
interface Pushing {
  deps: SyncDeps;
  tx: Tx;
  sender: Sender;
  report: Report;
  /** What becomes of the mutations that are next, without running them. */
  verdict: Verdict | undefined;
}

/** Runs a phone's mutations exactly once and in order, all of them in one transaction (S2). */
export function pushTogether(
  deps: SyncDeps,
  sender: Sender,
  mutations: readonly OutboxMutation[],
  report: Report,
  verdict?: Verdict,
): Promise<Pushed> {
  return deps.db.transaction(async (tx) => {
    // 1. Lock the lanes (S2.2).
    const group = await holdGroup(tx.kysely, sender, deps.now());
    // 2. Tell what was run before from what is next in its lane; stop at a gap (S2.3).
    const { accepted, known, next, gap } = sortOut(mutations, group);
    const results = await resultsOf(tx.kysely, sender.clientGroup, known);
    // 3. Run what is next, and write what it changes.
    const run =
      next.length > 0 ? await runAndWrite({ deps, tx, sender, report, verdict }, group, next) : undefined;
    // 4. Answer for everything before the gap, or before the one that failed.
    for (const kept of run?.kept ?? []) results.push(kept);
    const answered = run?.failed ? accepted.slice(0, accepted.indexOf(run.failed)) : accepted;
    return {
      results: answered.map((mutation) => resultOf(mutation, results)),
      ...(gap && { gap }),
      failed: run?.failed !== undefined,
    };
  });
}

async function runAndWrite(
  { deps, tx, sender, report, verdict }: Pushing,
  group: HeldGroup,
  next: readonly OutboxMutation[],
): Promise<Run> {
  const { kysely } = tx;
  const { player, clientGroup } = sender;
  const now = deps.now();
  const ready = next.map((pushed) => ({ pushed, ready: verdict ?? prepare(pushed, sender) }));
  const batch = ready.flatMap((one) => ('mutation' in one.ready ? [one.ready] : []));
  // Load what all of them ask for, and what dealing the day takes (S3.4).
  const day = dayToDeal(group, now);
  const rows = new Rows();
  await loadRows(kysely, player, [...needsOf(batch), ...(day ? needsOfDeal(day) : [])], rows);
  const plans = [...plansOf(batch, rows), ...plansOfDeal(rows)];
  const planOf = await findPlans(kysely, player, rows, deps.catalog, plans);
  // Run them in memory, in order (S2.4, S2.5).
  const run = runNext(ready, group, rows, planOf, report);
  const isDealt = day !== null && dealDay(rows, { day, tz: group.timezone, planOf }, report);
  // Write the differences, and where the lanes stand, in one statement (S4.2).
  const scope = userScope(player);
  const changes = rows.changes().map((change) => ({ ...change, scope }));
  const dealtDay = isDealt ? day : dealtDayAfter(changes, batch, group, now);
  const raised = await writeChanges(kysely, {
    now,
    changes,
    ...(dealtDay !== group.dealtDay && { dealt: { scope, day: dealtDay } }),
    lanes: { clientGroup, positions: run.positions, results: run.kept },
  });
  if (changes.length > 0) publishOnCommit(deps, tx, raised, clientGroup);
  return run;
}
