import { TEAM_CHEER_DAYS } from 'sync-protocol/rules/cheers';
import { CONDITIONS_KEPT_DAYS } from 'sync-protocol/rules/tasks/dealing/conditions';
import { LOAD_KEPT_DAYS } from 'sync-protocol/rules/tasks/load-diary';
import { addDays, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { sweepRows, type SweepDeps } from '#sync/write/sweep-rows.ts';
import { eachByItself } from './each-by-itself.ts';

/** Tables of what bodies felt and did, and of what teammates called out, with the days for which they are kept. */
const KEPT_DAYS = [
  ['dayConditions', CONDITIONS_KEPT_DAYS],
  ['loadDays', LOAD_KEPT_DAYS],
  ['teamCheers', TEAM_CHEER_DAYS],
] as const;

/** Forgets what was said of a day once it is of no more use. */
export async function sweepDays(deps: SweepDeps): Promise<void> {
  const today = trainingDay(deps.now().getTime(), LAST_ZONE);
  await eachByItself(KEPT_DAYS, ([table, days]) =>
    sweepRows(deps, { table, field: 'day', before: addDays(today, -days) }),
  );
}
