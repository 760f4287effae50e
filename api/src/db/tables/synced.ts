/** What each row has that phones keep a copy of. */
export interface Synced {
  /** Whose phones get it: `user:<id>` or `team:<id>`. */
  scope: string;
  /** The scope's counter when the row was last changed, and when it was made. */
  seq: number;
  born: number;
}
