/** All that is left of a deleted account: enough to tell its phones, too little to know whose it was. */
export interface DeletedAccountsTable {
  /** A hash of the random id. */
  idHash: string;
  at: string;
}
