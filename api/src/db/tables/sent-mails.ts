/** A mail that was sent, for as long as that limits the next one. */
export interface SentMailsTable {
  /** A hash of what kind it was and where it went: it outlives the account, and tells neither. */
  key: string;
  at: string;
}
