import { RESULTS_KEPT_DAYS } from 'sync-protocol/wire';
import type { Deps } from '#deps';
import { IDLE_DAYS } from '#plugins/session.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes what has no more use: sessions that ended, failed sign-ins of yesterday, old answers to mutations. */
export async function cleanUp({ db: { kysely }, now }: Deps): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await kysely
    .deleteFrom('sessions')
    .where((of) => of.or([of('expiresAt', '<', daysAgo(0)), of('lastSeenAt', '<', daysAgo(IDLE_DAYS))]))
    .execute();
  await kysely.deleteFrom('loginAttempts').where('lastAt', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('syncResults').where('at', '<', daysAgo(RESULTS_KEPT_DAYS)).execute();
}
