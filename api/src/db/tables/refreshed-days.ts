import type { RefreshedDay } from 'sync-protocol/entities/refreshed-day';
import type { Synced } from './synced.ts';

/** How often a player had a day's open tasks swapped. */
export interface RefreshedDaysTable extends RefreshedDay, Synced {}
