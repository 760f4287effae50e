import { RIVAL_ACTIVITY_DAYS } from 'sync-protocol/rules/rivals/rival-terms';
import { addDays, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { sweepRows, type SweepDeps } from '#sync/write/sweep-rows.ts';

/** Removes what feeds have told long enough, and the cheers for it. */
export async function sweepRivalActivities(deps: SweepDeps): Promise<void> {
  const before = addDays(trainingDay(deps.now().getTime(), LAST_ZONE), -RIVAL_ACTIVITY_DAYS);
  await sweepRows(deps, { table: 'rivalActivities', field: 'day', before });
  await sweepRows(deps, { table: 'rivalCheers', field: 'createdAt', before });
}
