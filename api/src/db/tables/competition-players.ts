import type { Generated } from 'kysely';
import type { CompetitionId, TeamId, UserId } from 'sync-protocol/ids';
import type { CompetitionResult } from 'sync-protocol/rules/competitions/competition-score';

/** Whose training counts in a competition, for which team, and how much it is. */
export interface CompetitionPlayersTable {
  id: Generated<string>;
  competitionId: CompetitionId;
  teamId: TeamId;
  /** Null once the account is gone. */
  userId: UserId | null;
  tasks: Generated<number>;
  points: Generated<number>;
  days: Generated<number>;
  /** When they left the team: what they do later counts for it no more. */
  until: string | null;
  /** How it went out for their team; null while it runs. */
  result: CompetitionResult | null;
  /** Whether a win stands in their stats. */
  isRewarded: Generated<boolean>;
}
