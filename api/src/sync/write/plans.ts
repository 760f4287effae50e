import type { RegimenId, UserId } from 'sync-protocol/ids';
import type { MutationContext } from 'sync-protocol/mutations/mutation';
import { planLookup } from 'sync-protocol/mutations/plan-lookup';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import type { Catalog } from '../catalog.ts';
import { loadRows } from './load.ts';

/** Finds plans in the catalog and among the player's own programs; loads those of `wanted` that only the latter can have. */
export async function findPlans(
  kysely: Queryable,
  player: UserId,
  rows: Rows,
  { planOf }: Pick<Catalog, 'planOf'>,
  wanted: Iterable<RegimenId>,
): Promise<MutationContext['planOf']> {
  const ids = [...new Set(wanted)].filter((id) => !planOf(id) && !rows.get('regimens', id));
  if (ids.length > 0) await loadRows(kysely, player, [{ table: 'regimens', ids }], rows);
  return planLookup(rows, planOf);
}
