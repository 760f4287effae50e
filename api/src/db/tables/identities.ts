import type { UserId } from 'sync-protocol/ids';

/** Who a player is to an OpenID provider. */
export interface IdentitiesTable {
  issuer: string;
  /** The provider's own name for the player; unlike an e-mail address it is never given to another. */
  subject: string;
  userId: UserId;
  createdAt: string;
}
