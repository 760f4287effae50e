import type { RegimenId } from '../ids.ts';
import { planOfCustom } from '../rules/training/custom-plan.ts';
import type { Plan } from '../rules/training/plan.ts';
import type { Need } from './mutation.ts';
import type { Rows } from './rows.ts';

/** Finds a program's plan: in the catalog, else among the player's own programs that were loaded or just made. */
export function planLookup(
  rows: Rows,
  catalog: (id: RegimenId) => Plan | undefined,
): (id: RegimenId) => Plan | undefined {
  return (id) => {
    const custom = rows.get('regimens', id);
    return custom ? planOfCustom(custom) : catalog(id);
  };
}

/** The rows in which `planLookup` may find these programs, but for those that are loaded. */
export function needsOfPlans(rows: Rows, ids: readonly RegimenId[]): Need[] {
  const missing = [...new Set(ids)].filter((id) => !rows.get('regimens', id));
  return missing.length > 0 ? [{ table: 'regimens', ids: missing }] : [];
}
