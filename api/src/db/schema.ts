import type { DayTotalsTable } from './tables/day-totals.ts';
import type { LoginAttemptsTable } from './tables/login-attempts.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type { PlayerStatsTable } from './tables/player-stats.ts';
import type { PointTotalsTable } from './tables/point-totals.ts';
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts';
import type { ScopesTable } from './tables/scopes.ts';
import type { ServerStateTable } from './tables/server-state.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { SyncClientGroupsTable } from './tables/sync-client-groups.ts';
import type { SyncLanesTable } from './tables/sync-lanes.ts';
import type { SyncResultsTable } from './tables/sync-results.ts';
import type { TasksTable } from './tables/tasks.ts';
import type { TombstonesTable } from './tables/tombstones.ts';
import type { UserBadgesTable } from './tables/user-badges.ts';
import type { UserRegimensTable } from './tables/user-regimens.ts';
import type { UserSettingsTable } from './tables/user-settings.ts';
import type { UsersTable } from './tables/users.ts';

/** Every table by the name Kysely knows it by; in SQL the names are in snake_case. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  loginAttempts: LoginAttemptsTable;
  userSettings: UserSettingsTable;
  playerStats: PlayerStatsTable;
  userRegimens: UserRegimensTable;
  tasks: TasksTable;
  dayTotals: DayTotalsTable;
  userBadges: UserBadgesTable;
  notifications: NotificationsTable;
  pointTotals: PointTotalsTable;
  pushSubscriptions: PushSubscriptionsTable;
  scopes: ScopesTable;
  tombstones: TombstonesTable;
  syncClientGroups: SyncClientGroupsTable;
  syncLanes: SyncLanesTable;
  syncResults: SyncResultsTable;
  serverState: ServerStateTable;
}
