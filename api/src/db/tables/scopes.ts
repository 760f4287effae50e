/** The counter of a scope; raised by the last write of each transaction that changes rows of it. */
export interface ScopesTable {
  scope: string;
  seq: number;
}
