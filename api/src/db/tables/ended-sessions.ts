import type { UserId } from 'sync-protocol/ids';

/** A session that its player ended on purpose; it opens nothing, and tells its browser that it has to forget. */
export interface EndedSessionsTable {
  tokenHash: string;
  userId: UserId;
  at: string;
}
