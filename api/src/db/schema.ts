import type { AccountTokensTable } from './tables/account-tokens.ts';
import type { AvatarsTable } from './tables/avatars.ts';
import type { BlocksTable } from './tables/blocks.ts';
import type { BoardSnapshotsTable } from './tables/board-snapshots.ts';
import type { CompetitionPlayersTable } from './tables/competition-players.ts';
import type { DeletedAccountsTable } from './tables/deleted-accounts.ts';
import type { EndedSessionsTable } from './tables/ended-sessions.ts';
import type { GoneSessionsTable } from './tables/gone-sessions.ts';
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts';
import type { IdentitiesTable } from './tables/identities.ts';
import type { KnownDevicesTable } from './tables/known-devices.ts';
import type { LoginAttemptsTable } from './tables/login-attempts.ts';
import type { ComingMediaTable, GoneMediaTable, MediaTable } from './tables/media.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts';
import type { PointTotalsTable } from './tables/point-totals.ts';
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts';
import type { RivalAsksTable } from './tables/rival-asks.ts';
import type { RemindedDaysTable } from './tables/reminded-days.ts';
import type { ReportsTable } from './tables/reports.ts';
import type { ScopesTable } from './tables/scopes.ts';
import type { ServerStateTable } from './tables/server-state.ts';
import type { SentMailsTable } from './tables/sent-mails.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { SharesTable } from './tables/shares.ts';
import type { ShownStatsTable } from './tables/shown-stats.ts';
import type { SyncClientGroupsTable } from './tables/sync-client-groups.ts';
import type { SyncLanesTable } from './tables/sync-lanes.ts';
import type { SyncMarksTable } from './tables/sync-marks.ts';
import type { SyncResultsTable } from './tables/sync-results.ts';
import type { SyncedTables } from './tables/synced.ts';
import type { TombstonesTable } from './tables/tombstones.ts';
import type { UsersTable } from './tables/users.ts';
import type { DueWebPushesTable, SentWebPushesTable } from './tables/web-pushes.ts';
import type { WrongCodesTable } from './tables/wrong-codes.ts';

/**
 * Every table by the name Kysely knows it by; in SQL the names are in snake_case. Synced tables are there by their
 * entities; here stand the others, and the one that has columns of which phones know nothing.
 */
export interface Database extends Omit<SyncedTables, 'users'> {
  users: UsersTable;
  sessions: SessionsTable;
  endedSessions: EndedSessionsTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  loginAttempts: LoginAttemptsTable;
  knownDevices: KnownDevicesTable;
  accountTokens: AccountTokensTable;
  sentMails: SentMailsTable;
  deletedAccounts: DeletedAccountsTable;
  goneSessions: GoneSessionsTable;
  avatars: AvatarsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  remindedDays: RemindedDaysTable;
  pointTotals: PointTotalsTable;
  boardSnapshots: BoardSnapshotsTable;
  shownStats: ShownStatsTable;
  pushSubscriptions: PushSubscriptionsTable;
  dueWebPushes: DueWebPushesTable;
  sentWebPushes: SentWebPushesTable;
  rivalAsks: RivalAsksTable;
  scopes: ScopesTable;
  tombstones: TombstonesTable;
  syncClientGroups: SyncClientGroupsTable;
  syncLanes: SyncLanesTable;
  syncMarks: SyncMarksTable;
  syncResults: SyncResultsTable;
  idempotencyKeys: IdempotencyKeysTable;
  serverState: ServerStateTable;
  wrongCodes: WrongCodesTable;
  competitionPlayers: CompetitionPlayersTable;
  media: MediaTable;
  comingMedia: ComingMediaTable;
  goneMedia: GoneMediaTable;
  shares: SharesTable;
}
