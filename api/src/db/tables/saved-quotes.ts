import type { SavedQuote } from 'sync-protocol/entities/saved-quote';
import type { Synced } from './synced.ts';

export interface SavedQuotesTable extends SavedQuote, Synced {}
