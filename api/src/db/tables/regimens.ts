import type { CustomRegimen } from 'sync-protocol/entities/regimen';
import type { Json } from './json.ts';
import type { Synced } from './synced.ts';

/** A program of a player's own. */
export interface RegimensTable extends Omit<CustomRegimen, 'weeks'>, Synced {
  weeks: Json<CustomRegimen['weeks']>;
}
