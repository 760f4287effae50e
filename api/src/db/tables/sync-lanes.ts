import type { Generated } from 'kysely';
import type { ClientGroupId } from 'sync-protocol/ids';
import type { Lane } from 'sync-protocol/wire';

/** How far a client group's mutations have been run; locked by each push. */
export interface SyncLanesTable {
  clientGroup: ClientGroupId;
  lane: Lane;
  lastId: number;
  /** How often the mutation after `lastId` has failed unexpectedly. */
  failures: Generated<number>;
}
