import { sql } from 'kysely';
import { RESULTS_KEPT_DAYS, TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { SyncDeps } from './deps.ts';
import { ANSWERS_KEPT_DAYS } from './write/idempotency.ts';

/**
 * Clears away what no device will ask for again: old results, marks, answers and tombstones (S2.8, S4.3). Each scope
 * remembers how far its tombstones are gone, so that an older cursor starts over (S5.2).
 */
export async function sweepSync({ db, now }: Pick<SyncDeps, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const { kysely } = db;
  await kysely.deleteFrom('syncResults').where('at', '<', daysAgo(RESULTS_KEPT_DAYS)).execute();
  await kysely.deleteFrom('syncMarks').where('at', '<', daysAgo(RESULTS_KEPT_DAYS)).execute();
  await kysely.deleteFrom('idempotencyKeys').where('at', '<', daysAgo(ANSWERS_KEPT_DAYS)).execute();
  await db.transaction(async (tx) => {
    await sql`
      with gone as (
        delete from tombstones where at < ${daysAgo(TOMBSTONES_KEPT_DAYS)} returning scope, seq),
      highest as (select scope, max(seq) as seq from gone group by scope),
      held as (
        select scope from scopes where scope in (select scope from highest) order by scope for update)
      update scopes set swept = greatest(scopes.swept, highest.seq)
      from highest join held using (scope) where scopes.scope = highest.scope`.execute(tx.kysely);
  });
}
