import type { UserId } from 'sync-protocol/ids';
import { needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/deal-today';
import type { MutationContext } from 'sync-protocol/mutations/mutation';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { changesPrograms, dayToDeal, dealDay, type PlayerDay } from './day.ts';
import { publishOnCommit, type SyncDeps } from '../deps.ts';
import { loadRows } from './load.ts';
import { findPlans } from './plans.ts';
import type { Prepared } from '../push/prepare.ts';
import { needsOf, plansOf } from './needs.ts';
import { writeChanges, type Writing } from './write.ts';

/** What is to happen to a player's rows, in a transaction that holds the player. */
export interface Batch {
  player: UserId;
  held: PlayerDay;
  mutations: readonly Prepared[];
  /** The client group that need not be told of it. */
  sender: string | null;
  report: (error: unknown) => void;
}

export interface Applied {
  rows: Rows;
  changes: readonly RowChange[];
  /** The counter of the player's scope, if anything was changed. */
  seq: number | undefined;
}

/**
 * Loads what a batch and the dealing of the day ask for, lets `run` run the batch in memory, deals the day
 * (S3.4), and writes the differences: one statement to load, one to write (S4.2).
 * @param run answers where the lanes stand afterwards, if there are any
 */
export async function applyBatch(
  deps: SyncDeps,
  tx: Tx,
  { player, held, mutations, sender, report }: Batch,
  run: (rows: Rows, planOf: MutationContext['planOf']) => Writing['lanes'],
): Promise<Applied> {
  const { kysely } = tx;
  const now = deps.now();
  const rows = new Rows();
  let day = dayToDeal(held, now);
  await loadRows(kysely, player, [...needsOf(mutations), ...(day ? needsOfDeal(day) : [])], rows);
  const plans = [...plansOf(mutations, rows), ...plansOfDeal(rows)];
  const planOf = await findPlans(kysely, player, rows, deps.catalog, plans);
  const lanes = run(rows, planOf);
  if (day === null && changesPrograms(rows.changes())) {
    // Today was dealt for other programs.
    day = trainingDay(now.getTime(), held.timezone);
    await loadRows(kysely, player, needsOfDeal(day), rows);
  }
  const isDealt = day !== null && dealDay(rows, { day, tz: held.timezone, planOf }, report);
  const changes = rows.changes();
  const scope = userScope(player);
  const raised = await writeChanges(kysely, {
    now,
    changes: changes.map((change) => ({ ...change, scope })),
    ...(isDealt && day !== held.dealtDay && { dealt: { scope, day } }),
    ...(lanes && { lanes }),
  });
  if (changes.length > 0) publishOnCommit(deps, tx, raised, sender);
  return { rows, changes, seq: changes.length > 0 ? raised.get(scope) : undefined };
}
