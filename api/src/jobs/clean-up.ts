import { INVITATION_DAYS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { sweepPointTotals } from '#features/leaderboard/sweep-totals.ts';
import { sweepNotifications } from '#features/notifications/sweep-notifications.ts';
import { ENDED_KEPT_DAYS } from '#features/profile/commands.ts';
import { ASKS_KEPT_DAYS, sweepRivalActivities } from '#features/rivals/commands.ts';
import { GONE_KEPT_DAYS } from '#features/session/account/delete-account.ts';
import { KNOWN_DEVICE_DAYS } from '#features/session/sign-in/known-devices.ts';
import { sweepMedia } from '#features/stories/commands.ts';
import { closeTeamsWithMinors, sweepInvitationNews } from '#features/teams/commands.ts';
import { lapseSessions } from '#plugins/session/ended-sessions.ts';
import { ABSOLUTE_DAYS, IDLE_DAYS } from '#plugins/session/session.ts';
import { sweepSync } from '#sync/sweep.ts';
import { eachByItself } from './each-by-itself.ts';
import { sweepDays } from './sweep-days.ts';

/**
 * Deletes what has no more use: what is over, what was counted for a limit, what is kept for a time. Each kind for itself:
 * what fails for one keeps none of the others waiting.
 * @throws AggregateError at the end, with what has failed
 */
export async function cleanUp(deps: Deps): Promise<void> {
  const { now } = deps;
  const { kysely } = deps.db;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const deletions = [
    kysely.deleteFrom('sessions').where('expiresAt', '<', daysAgo(0)),
    // The browser's cookie is no older than that.
    kysely.deleteFrom('endedSessions').where('at', '<', daysAgo(ABSOLUTE_DAYS)),
    kysely.deleteFrom('loginAttempts').where('lastAt', '<', daysAgo(1)),
    kysely.deleteFrom('passkeyChallenges').where('expiresAt', '<', daysAgo(0)),
    kysely.deleteFrom('knownDevices').where('seenAt', '<', daysAgo(KNOWN_DEVICE_DAYS)),
    kysely.deleteFrom('sentMails').where('at', '<', daysAgo(1)),
    kysely.deleteFrom('accountTokens').where('expiresAt', '<', daysAgo(1)),
    kysely.deleteFrom('deletedAccounts').where('at', '<', daysAgo(GONE_KEPT_DAYS)),
    kysely.deleteFrom('goneNames').where('at', '<', daysAgo(GONE_KEPT_DAYS)),
    kysely.deleteFrom('endedMessages').where('at', '<', daysAgo(ENDED_KEPT_DAYS)),
    // Else it is taken anew as soon as somebody looks; it may name players who have left since.
    kysely.deleteFrom('boardSnapshots').where('takenAt', '<', daysAgo(1)),
    kysely.deleteFrom('rivalAsks').where('at', '<', daysAgo(ASKS_KEPT_DAYS)),
    kysely.deleteFrom('teamInvites').where('at', '<', daysAgo(INVITATION_DAYS)),
    kysely.deleteFrom('shares').where('at', '<', daysAgo(1)),
    kysely.deleteFrom('wrongCodes').where('at', '<', daysAgo(1)),
  ];
  const sweeps = [
    sweepRivalActivities,
    sweepPointTotals,
    sweepNotifications,
    sweepMedia,
    sweepDays,
    closeTeamsWithMinors,
    sweepInvitationNews,
    sweepSync,
  ];
  const lapsed = { unusedSince: daysAgo(IDLE_DAYS) };
  const work: (() => Promise<unknown>)[] = [
    // In a transaction, which is tried again where an account that is deleted at the same time was in its way.
    () => deps.db.transaction((tx) => lapseSessions(tx.kysely, lapsed)),
    ...deletions.map((deletion) => () => deletion.execute()),
    ...sweeps.map((sweep) => () => sweep(deps)),
  ];
  await eachByItself(work, (one) => one());
}
