import type { RegimenId, UserId } from 'sync-protocol/ids';
import type { MutationContext } from 'sync-protocol/mutations/mutation';
import { needsOfPlans, planLookup } from 'sync-protocol/mutations/plan-lookup';
import { RememberingRows } from 'sync-protocol/mutations/remembering-rows';
import type { Rows } from 'sync-protocol/mutations/rows';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import type { SyncDeps } from '../deps.ts';
import type { Prepared } from '../push/prepare.ts';
import { scopeOf } from '../scopes.ts';
import { changeRows, type Written } from './change-rows.ts';
import { dayToDeal, dealDay, type HeldPlayer } from './day.ts';
import { holdScopes } from './hold-scopes.ts';
import { loadRows } from './load.ts';
import { recallRows, rememberedBy } from './remembered.ts';
import type { Writing } from './write.ts';

/** What is to happen to a player's rows, in a transaction that holds the player. */
export interface Batch {
  player: UserId;
  held: HeldPlayer;
  mutations: readonly Prepared[];
  /** The client group that need not be told of it. */
  sender: string | null;
  report: (error: unknown) => void;
}

export interface Applied extends Written {
  rows: Rows;
}

/**
 * Loads what a batch and the dealing of the day ask for, lets `run` run the batch in memory, deals the day
 * (S3.4), and writes the differences: one statement to load, one to write (S4.2). What is needed only where
 * another row is missing is loaded once that is known.
 * @param run answers where the lanes stand afterwards, if there are any
 */
export async function applyBatch(
  deps: SyncDeps,
  tx: Tx,
  { player, held, mutations, sender, report }: Batch,
  run: (rows: Rows, planOf: MutationContext['planOf']) => Writing['lanes'],
): Promise<Applied> {
  const { kysely } = tx;
  const dailies = deps.halves.flatMap(({ daily }) => daily ?? []);
  const needsOfDay = (day: string) => dailies.flatMap((daily) => daily.needs(day));
  const now = deps.now();
  const rows = new RememberingRows(rememberedBy(deps.halves));
  let day = dayToDeal(held, now);
  const needs = mutations.flatMap((prepared) => prepared.needs);
  await holdScopes(
    kysely,
    needs.flatMap(({ scope }) => scope ?? []),
  );
  const certain = needs.filter(({ unless }) => !unless);
  await loadRows(deps, kysely, held.scopes, [...certain, ...(day ? needsOfDay(day) : [])], rows);
  await recallRows(deps, kysely, held.scopes, needs, rows);
  const missed = needs.filter(({ unless }) => unless && !unless(rows));
  await loadRows(deps, kysely, held.scopes, missed, rows);
  const today = { day: trainingDay(now.getTime(), held.timezone), tz: held.timezone };
  const plans = [...plansOf(mutations, rows), ...dailies.flatMap((daily) => daily.plans(rows, today))];
  const planOf = await findPlans(deps, tx, held.scopes, rows, plans);
  const lanes = run(rows, planOf);
  if (day === null && dailies.some((daily) => daily.isUndoneBy(rows.changes()))) {
    day = today.day;
    await loadRows(deps, kysely, held.scopes, needsOfDay(day), rows);
  }
  const isDealt = day !== null && dealDay(rows, dailies, { ...today, day, planOf }, report);
  const changes = rows.changes();
  for (const change of changes)
    if (!held.scopes.includes(scopeOf(change)))
      throw new Error(`a mutation changed ${change.table} of a scope that is not its player's`);
  const written = await changeRows(deps, tx, {
    changes,
    lastOf: (table, id) => rows.lastOf(table, id),
    scopes: held.scopes,
    sender,
    by: player,
    ...(isDealt && day !== held.dealtDay && { dealt: { scope: userScope(player), day } }),
    ...(lanes && { lanes }),
  });
  return { ...written, rows };
}

/** The programs whose plans a batch may ask for, as far as its rows tell. */
function plansOf(batch: readonly Prepared[], rows: Rows): RegimenId[] {
  return batch.flatMap(({ mutation, args, context }) => mutation.plans?.(rows, args, context) ?? []);
}

/** Finds plans in the catalog and among the player's own programs; loads those of `wanted` that only the latter can have. */
async function findPlans(
  deps: SyncDeps,
  { kysely }: Tx,
  scopes: readonly string[],
  rows: Rows,
  wanted: readonly RegimenId[],
): Promise<MutationContext['planOf']> {
  const { planOf } = deps.catalog;
  const unknown = wanted.filter((id) => !planOf(id));
  await loadRows(deps, kysely, scopes, needsOfPlans(rows, unknown), rows);
  return planLookup(rows, planOf);
}
