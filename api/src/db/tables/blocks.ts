import type { ColumnType } from 'kysely';
import type { UserId } from 'sync-protocol/ids';

/** Two players who are not to see each other, by the wish of the first. */
export interface BlocksTable {
  blockerId: UserId;
  blockedId: UserId;
  createdAt: string;
  /** Whether the blocker could see the other then: only such ones are named to them. */
  listed: ColumnType<boolean, boolean | undefined, never>;
}
