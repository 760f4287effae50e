import type { RegimenId } from 'sync-protocol/ids';
import { needsOfPlans, planLookup } from 'sync-protocol/mutations/plan-lookup';
import type { Rows } from 'sync-protocol/mutations/rows';
import { planOfProgram, type Plan } from 'sync-protocol/rules/training/plan';
import type { StoredProgram, UserDb } from '../store/db.ts';
import { loadRows } from '../store/load-rows.ts';

export type PlanOf = (regimen: RegimenId) => Plan | undefined;

/** Plans already worked out, by their program; of each the last version. */
const worked = new Map<string, { version: string; plan: Plan }>();

function planOf({ id, version, content }: StoredProgram): Plan {
  const known = worked.get(id);
  if (known?.version === version) return known.plan;
  const plan = planOfProgram(content);
  worked.set(id, { version, plan });
  return plan;
}

/** What programs deal, as far as that was worked out before: the player's own in `rows`, and the catalog's. */
export function plansInMemory(rows: Rows): PlanOf {
  return planLookup(rows, (id) => worked.get(id)?.plan);
}

/** What the programs among `ids` deal: the player's own, added to `rows`, and those whose content is here. */
export async function loadPlans(db: UserDb, rows: Rows, ids: readonly RegimenId[]): Promise<PlanOf> {
  const asked = [...new Set(ids)];
  await loadRows(db, needsOfPlans(rows, asked), rows);
  const stored = asked.length > 0 ? await db.programs.bulkGet(asked) : [];
  const plans = new Map(
    stored.flatMap((program) => (program ? [[program.id, planOf(program)] as const] : [])),
  );
  return planLookup(rows, (id) => plans.get(id));
}
