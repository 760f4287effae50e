import type { ColumnType, Generated } from 'kysely';
import type { UserId } from 'sync-protocol/ids';

/** A signed-in browser. Its cookie holds a random token, this row only the token's hash. */
export interface SessionsTable {
  /** What the list of devices calls it; it opens nothing. */
  id: Generated<string>;
  tokenHash: string;
  userId: UserId;
  createdAt: string;
  /** When the player last proved, without signing in anew, that it is them. */
  provedAt: ColumnType<string | null, string | null | undefined, string | null>;
  lastSeenAt: string;
  /** When it ends however much it is used. */
  expiresAt: string;
  /** Browser and system in words, for the list of devices. */
  device: string;
}
