import { useMemo } from 'react';
import { useRivals, type Rival, type Rivals } from '#data/live/rivals.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { useTeammates } from '#data/server/answers/my-teams.ts';

/**
 * The player's rivals, those who ask and those whom they asked. To the player's rows the two are strangers until somebody
 * has said yes and the server has heard it: whoever plays in a team with the player has the name that they have there.
 */
export function useNamedRivals(): Rivals | undefined {
  const rivals = useRivals();
  const teams = useOwnTeams();
  const memberships = useMemo(
    () => new Set(teams?.flatMap(({ members }) => members.map(({ id }) => id))),
    [teams],
  );
  const teammates = useTeammates(memberships);
  return useMemo(() => {
    const named = (one: Rival): Rival => {
      const isNamed = one.player?.firstName || one.player?.lastName;
      return isNamed ? one : { ...one, player: teammates.get(one.rivalId) ?? one.player };
    };
    return (
      rivals && {
        accepted: rivals.accepted.map(named),
        asked: rivals.asked.map(named),
        requested: rivals.requested.map(named),
      }
    );
  }, [rivals, teammates]);
}
