import type { UserId } from 'sync-protocol/ids';

/** Who invited whom into a team, be it taken back since: so that nobody invites and invites again. */
export interface TeamInvitesTable {
  userId: UserId;
  playerId: UserId;
  at: string;
}
