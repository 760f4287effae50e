import type { Generated } from 'kysely';
import type { UserId } from 'sync-protocol/ids';

/** A session that is over. It opens nothing, but a browser may still have its cookie. */
export interface EndedSessionsTable {
  tokenHash: string;
  userId: UserId;
  /** When it was last seen. */
  at: string;
  /** Whether somebody ended it: then its browser is told to forget. */
  onPurpose: Generated<boolean>;
}
