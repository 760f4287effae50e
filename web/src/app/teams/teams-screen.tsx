import { Competitions } from '#features/competitions/competitions.tsx';
import { Teams } from '#features/teams/teams.tsx';

/** The player's teams, and what these compete in. */
export function TeamsScreen() {
  return <Teams competitions={<Competitions />} />;
}
