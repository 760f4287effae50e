import type { ClientGroupId, UserId } from 'sync-protocol/ids';

/** One browser profile of one user. */
export interface SyncClientGroupsTable {
  id: ClientGroupId;
  userId: UserId;
  createdAt: string;
}
