import type { Motivation } from 'sync-protocol/entities/motivation';
import type { Synced } from './synced.ts';

/** What a player did with the prompt of a day. */
export interface MotivationsTable extends Motivation, Synced {}
