import type { UserId } from 'sync-protocol/ids';

/** What the operator took off a team for which a player answered or wrote: written for any team of theirs, it waits. */
export interface RefusedPlayerWordsTable {
  userId: UserId;
  words: string;
}
