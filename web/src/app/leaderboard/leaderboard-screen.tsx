import { BoardCompetitions } from '#features/competitions/board-competitions.tsx';
import { Leaderboard } from '#features/leaderboard/leaderboard.tsx';

/** Who has the most points, and how the player's teams do. */
export function LeaderboardScreen() {
  return <Leaderboard teams={<BoardCompetitions />} />;
}
