import type { UserId } from 'sync-protocol/ids';

/** A file of a player's, whose bytes lie in the media store under the same id. */
export interface MediaTable {
  id: string;
  userId: UserId;
  /** SHA-256 of what was sent, in base64. */
  digest: string;
  /** What is stored, which was made anew from what was sent. */
  type: string;
  bytes: number;
  createdAt: string;
}

/** A file whose bytes are being written to the media store, or were when the server died. */
export interface ComingMediaTable {
  id: string;
  /** Null once the account is deleted. */
  userId: UserId | null;
  digest: string;
  /** How many write it: the same file may come twice at once. */
  writers: number;
  /** When the last of them began. */
  at: string;
}

/** Bytes that nobody needs any more and that are still to be removed. */
export interface GoneMediaTable {
  id: string;
  at: string;
}
