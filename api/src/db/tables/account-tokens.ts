import type { UserId } from 'sync-protocol/ids';

/** A link that was sent by e-mail; it holds a random token, this row only the token's hash. */
export interface AccountTokensTable {
  tokenHash: string;
  userId: UserId;
  purpose: 'verify' | 'reset' | 'change';
  /** Where it was sent: it proves nothing about another address. */
  email: string;
  createdAt: string;
  expiresAt: string;
}
