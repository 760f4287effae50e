import type { PlayerStats } from 'sync-protocol/entities/player-stats';
import type { Json } from './json.ts';
import type { Synced } from './synced.ts';

/** What a player has done so far, summed up; the id is the user's. */
export interface PlayerStatsTable extends Omit<PlayerStats, 'tasksByCategory'>, Synced {
  tasksByCategory: Json<PlayerStats['tasksByCategory']>;
}
