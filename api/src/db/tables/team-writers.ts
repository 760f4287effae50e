import type { TeamId, UserId } from 'sync-protocol/ids';

/** Who answered for a team when words were written for it, be the team gone since. */
export interface TeamWritersTable {
  teamId: TeamId;
  userId: UserId;
}
