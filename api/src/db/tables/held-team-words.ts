import type { TeamId } from 'sync-protocol/ids';
import type { TeamWords } from 'sync-protocol/rules/teams/team-words';

/** What was written for a team and waits for the operator; once it is released, just this may stand there. */
export interface HeldTeamWordsTable {
  teamId: TeamId;
  field: TeamWords;
  words: string;
  isReleased: boolean;
  at: string;
}
