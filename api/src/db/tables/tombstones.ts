/** A removed row, for phones that still have it. */
export interface TombstonesTable {
  scope: string;
  tableName: string;
  rowId: string;
  seq: number;
  at: string;
}
