import type { RegimenId, UserId } from 'sync-protocol/ids';
import type { MutationContext } from 'sync-protocol/mutations/define';
import { planLookup } from 'sync-protocol/mutations/plan-lookup';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Plan } from 'sync-protocol/rules/plan';
import type { Queryable } from '#db/db.ts';
import { loadRows } from './load.ts';

/** The plans of the catalog's programs, in memory. */
export type CatalogPlans = (id: RegimenId) => Plan | undefined;

/** Finds plans in the catalog and among the player's own programs; loads those of `wanted` that only the latter can have. */
export async function findPlans(
  kysely: Queryable,
  player: UserId,
  rows: Rows,
  catalog: CatalogPlans,
  wanted: Iterable<RegimenId>,
): Promise<MutationContext['planOf']> {
  const ids = [...new Set(wanted)].filter((id) => !catalog(id) && !rows.get('regimens', id));
  if (ids.length > 0) await loadRows(kysely, player, [{ table: 'regimens', ids }], rows);
  return planLookup(rows, catalog);
}
