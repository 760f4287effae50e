import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { sweepPointTotals } from '#features/leaderboard/sweep-totals.ts';
import { sweepNotifications } from '#features/notifications/sweep-notifications.ts';
import { ASKS_KEPT_DAYS, sweepRivalActivities } from '#features/rivals/commands.ts';
import { GONE_KEPT_DAYS } from '#features/session/account/delete-account.ts';
import { KNOWN_DEVICE_DAYS } from '#features/session/sign-in/known-devices.ts';
import { sweepMedia } from '#features/stories/commands.ts';
import { ABSOLUTE_DAYS, IDLE_DAYS } from '#plugins/session/session.ts';
import { sweepSync } from '#sync/sweep.ts';
import { oneByOne } from './one-by-one.ts';
import { sweepDays } from './sweep-days.ts';

/**
 * Deletes what has no more use: sessions that ended and how long their browsers are told, failed sign-ins of yesterday,
 * browsers and links from long ago, the traces of accounts that no phone asks about any more, points of past periods,
 * what was said of days long past, notifications that were deleted long ago, what sync keeps no longer.
 */
export async function cleanUp(deps: Deps): Promise<void> {
  const { now } = deps;
  const { kysely } = deps.db;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  await kysely
    .deleteFrom('sessions')
    .where((of) => of.or([of('expiresAt', '<', daysAgo(0)), of('lastSeenAt', '<', daysAgo(IDLE_DAYS))]))
    .execute();
  // The browser's cookie is no older than that.
  await kysely.deleteFrom('endedSessions').where('at', '<', daysAgo(ABSOLUTE_DAYS)).execute();
  await kysely.deleteFrom('loginAttempts').where('lastAt', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('passkeyChallenges').where('expiresAt', '<', daysAgo(0)).execute();
  await kysely.deleteFrom('knownDevices').where('seenAt', '<', daysAgo(KNOWN_DEVICE_DAYS)).execute();
  await kysely.deleteFrom('sentMails').where('at', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('accountTokens').where('expiresAt', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('deletedAccounts').where('at', '<', daysAgo(GONE_KEPT_DAYS)).execute();
  // Else it is taken anew as soon as somebody looks; it may name players who have left since.
  await kysely.deleteFrom('boardSnapshots').where('takenAt', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('rivalAsks').where('at', '<', daysAgo(ASKS_KEPT_DAYS)).execute();
  await kysely.deleteFrom('shares').where('at', '<', daysAgo(1)).execute();
  await kysely.deleteFrom('wrongCodes').where('at', '<', daysAgo(1)).execute();
  const sweeps = [
    sweepRivalActivities,
    sweepPointTotals,
    sweepNotifications,
    sweepMedia,
    sweepDays,
    sweepSync,
  ];
  await oneByOne(sweeps, (sweep) => sweep(deps));
}
