import type { TeamId } from 'sync-protocol/ids';

/** What the operator took off a team: written there again, it waits. */
export interface RefusedTeamWordsTable {
  teamId: TeamId;
  words: string;
}
