import type { UserId } from 'sync-protocol/ids';

/** What a player had written to another and stands nowhere any more: for a report that comes after the block. */
export interface EndedMessagesTable {
  writerId: UserId;
  readerId: UserId;
  words: string;
  at: string;
}
