import type { ClientGroupId } from 'sync-protocol/ids';
import type { Lane } from 'sync-protocol/wire';

/** What tells the mutations that a push ran from others that have their numbers (S2.11). */
export interface SyncMarksTable {
  clientGroup: ClientGroupId;
  lane: Lane;
  /** The number of the last one. */
  lastId: number;
  /** One mark after the other, all of one length. */
  marks: string;
  at: string;
}
