import { sql } from 'kysely';
import { RESULTS_KEPT_DAYS, TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps';
import { IDLE_DAYS } from '#plugins/session.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a call may be repeated under its key. */
const IDEMPOTENCY_DAYS = 2;

/**
 * Deletes what has no more use: sessions that ended, failed sign-ins of yesterday, old answers to mutations
 * and calls, and the tombstones of rows removed long ago.
 */
export async function cleanUp({ db, now }: Deps): Promise<void> {
  const { kysely } = db;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await kysely
    .deleteFrom('sessions')
    .where((of) => of.or([of('expiresAt', '<', daysAgo(0)), of('lastSeenAt', '<', daysAgo(IDLE_DAYS))]))
    .execute();
  await kysely.deleteFrom('loginAttempts').where('lastAt', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('syncResults').where('at', '<', daysAgo(RESULTS_KEPT_DAYS)).execute();
  await kysely.deleteFrom('idempotencyKeys').where('at', '<', daysAgo(IDEMPOTENCY_DAYS)).execute();
  await sweepTombstones(db, daysAgo(TOMBSTONES_KEPT_DAYS));
}

/** Each scope remembers how far it was swept: a phone that has not come as far starts over (S4.3, S5.2). */
async function sweepTombstones(db: Db, before: string): Promise<void> {
  await db.transaction(({ kysely }) =>
    sql`with gone as (delete from tombstones where at < ${before} returning scope, seq),
      furthest as (select scope, max(seq) as seq from gone group by scope)
      update scopes set swept = greatest(scopes.swept, furthest.seq)
      from furthest where scopes.scope = furthest.scope`.execute(kysely),
  );
}
