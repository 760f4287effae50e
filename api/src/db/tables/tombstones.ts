import type { Json } from './json.ts';

/** A removed row, for phones that still have it. */
export interface TombstonesTable {
  scope: string;
  tableName: string;
  rowId: string;
  seq: number;
  at: string;
  /** As it last was, if the server may be asked for it. */
  row: Json<unknown> | null;
}
