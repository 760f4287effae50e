import { isServerOnly, type TableName } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Tx } from '#db/transaction.ts';
import type { SyncDeps } from '../deps.ts';
import { movesScopes, scopeOf } from '../scopes.ts';
import type { Following } from '../server-half.ts';
import { rememberedBy } from './remembered.ts';
import { writeChanges, type Writing } from './write.ts';

export type ChangeDeps = Pick<SyncDeps, 'now' | 'pokes' | 'tables' | 'halves' | 'recent'>;

export interface Changing extends Omit<Writing, 'now' | 'parts'> {
  /** The client group whose own change it is, which need not be told; null: everybody is told. */
  sender?: string | null;
  /** Whose push it is, if it is a player's. */
  by?: UserId;
  /** It is the operator's word, and judged no more. */
  isRuling?: boolean;
}

/** What was written, with what followed from it. */
export interface Written {
  changes: readonly RowChange[];
  /** The counters of the scopes that were asked for, or have changed rows. */
  seqs: ReadonlyMap<string, number>;
}

/**
 * Changes synced rows, as the last thing of a transaction: what follows from the changes is written with them in one
 * statement, and after the commit the devices of all whose rows they are get poked (S4.2, S7.1).
 */
export async function changeRows(
  deps: ChangeDeps,
  tx: Tx,
  { changes, sender = null, by, isRuling = false, ...writing }: Changing,
): Promise<Written> {
  const now = deps.now();
  const following: Following[] = [];
  for (const { follow } of deps.halves)
    if (follow) following.push(await follow({ kysely: tx.kysely, now, changes, by, isRuling }));
  const all = united([...changes, ...following.flatMap((more) => more.changes ?? [])]);
  const changed = new Set(all.map(scopeOf));
  keepToScopes(tx, new Set([...changed, ...(writing.dealt ? [writing.dealt.scope] : [])]));
  const raised = await writeChanges(deps, tx.kysely, {
    ...writing,
    lastOf: (table, id) => writing.lastOf?.(table, id) ?? lastMade(deps, changes, table, id),
    now,
    changes: all,
    parts: (statement) => [
      ...following.flatMap(({ parts }) => parts?.(statement) ?? []),
      ...deps.halves.flatMap(({ alongside }) => alongside?.(statement, { now, changes: all }) ?? []),
    ],
  });
  if (all.length > 0)
    tx.onCommit(() => {
      for (const [scope, ofScope] of Map.groupBy(all, scopeOf))
        deps.recent.add(scope, raised.get(scope) ?? 0, ofScope);
      const keepsScopes = !movesScopes(deps, all);
      const pokes = [...raised].map(([scope, seq]) => ({ scope, seq, sender, keepsScopes }));
      deps.pokes.publish(pokes.filter(({ scope }) => changed.has(scope)));
      for (const { tell } of deps.halves) tell?.(all);
    });
  return { changes: all, seqs: raised };
}

/**
 * What was made of a row before it went in the same write, if its table is one of those that are remembered. Fields that
 * no phone gets are not: a memory of a row must not outlive the player whom it names.
 */
function lastMade(
  { halves }: Pick<ChangeDeps, 'halves'>,
  changes: readonly RowChange[],
  table: TableName,
  id: string,
): unknown {
  const made = changes.find((one) => one.table === table && one.id === id)?.after;
  if (!made || !rememberedBy(halves).has(table)) return undefined;
  return Object.fromEntries(Object.entries(made).filter(([field]) => !isServerOnly(table, field)));
}

/** Each row once: as it was first, and as it is in the end. */
function united(changes: readonly RowChange[]): RowChange[] {
  const rows = new Map<string, RowChange>();
  for (const change of changes) {
    const key = `${change.table} ${change.id}`;
    rows.set(key, onTopOf(rows.get(key), change));
  }
  return [...rows.values()].filter(({ before, after }) => before ?? after);
}

/** A change of a row that has changed already: of its fields those that it changes, for it may not know of the others. */
function onTopOf(first: RowChange | undefined, change: RowChange): RowChange {
  if (!first) return change;
  if (!first.after || !change.before || !change.after) return { ...change, before: first.before };
  const was: Record<string, unknown> = change.before;
  const changed = Object.entries(change.after).filter(([field, value]) => value !== was[field]);
  return { ...first, after: { ...first.after, ...Object.fromEntries(changed) } };
}

/** The scopes whose counters a transaction has raised, and so holds until its commit. */
const heldScopes = new WeakMap<Tx['kysely'], ReadonlySet<string>>();

/**
 * Scopes are locked in one order for all, so that no two transactions each hold what the other one waits for. A second
 * write with new scopes would break that order.
 * @throws when a transaction writes again and needs a scope that it does not hold yet
 */
function keepToScopes({ kysely }: Tx, changed: ReadonlySet<string>): void {
  const held = heldScopes.get(kysely) ?? changed;
  for (const scope of changed)
    if (!held.has(scope))
      throw new Error(`a transaction writes its synced rows at once; ${scope} comes later`);
  heldScopes.set(kysely, held);
}
