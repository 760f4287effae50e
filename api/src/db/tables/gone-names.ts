/** A username that a deleted player had: nobody else is called like that for a while. */
export interface GoneNamesTable {
  /** A keyed hash of what it looks like. */
  lookHash: string;
  at: string;
}
