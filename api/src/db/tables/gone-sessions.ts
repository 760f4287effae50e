/** A session that a deleted account had: a browser with its cookie is told of the deletion. */
export interface GoneSessionsTable {
  tokenHash: string;
  /** Of the account, as in `deletedAccounts`. */
  idHash: string;
}
