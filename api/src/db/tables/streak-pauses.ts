import type { StreakPause } from 'sync-protocol/entities/streak-pause';
import type { Synced } from './synced.ts';

export interface StreakPausesTable extends StreakPause, Synced {}
