import type { ClientGroupId } from 'sync-protocol/ids';
import type { Lane, MutationResult } from 'sync-protocol/wire';
import type { Json } from './json.ts';

/** What became of a mutation. */
export interface SyncResultsTable {
  clientGroup: ClientGroupId;
  lane: Lane;
  id: number;
  status: MutationResult['status'];
  code: string | null;
  message: string | null;
  /** Of a quarantined mutation, for the operator. */
  name: string | null;
  args: Json<Record<string, unknown> | null>;
  at: string;
}
