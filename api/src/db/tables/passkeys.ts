import type { UserId } from 'sync-protocol/ids';

export interface PasskeysTable {
  /** The credential's id, base64url. */
  id: string;
  userId: UserId;
  /** COSE, base64url. */
  publicKey: string;
  /** How often the device says it was used; one that counts and goes back is a copy. */
  counter: number;
  /** How a browser reaches the device, separated by commas. */
  transports: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A question put to a browser; answered at most once: by a passkey, or by the provider that a player connects. */
export interface PasskeyChallengesTable {
  challenge: string;
  /** The player who adds a passkey or a provider; null for a sign-in. */
  userId: UserId | null;
  expiresAt: string;
}
