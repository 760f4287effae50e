import type { UserBadge } from 'sync-protocol/entities/badge';
import type { Synced } from './synced.ts';

/** A badge that a player has earned. */
export interface UserBadgesTable extends UserBadge, Synced {}
