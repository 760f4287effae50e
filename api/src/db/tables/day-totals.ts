import type { DayTotal } from 'sync-protocol/entities/day-total';
import type { Json } from './json.ts';
import type { Synced } from './synced.ts';

/** A training day on which a player did something. */
export interface DayTotalsTable extends Omit<DayTotal, 'done'>, Synced {
  done: Json<DayTotal['done']>;
}
