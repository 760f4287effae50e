import { useMemo } from 'react';
import { useRivals, type Rival, type Rivals } from '#data/live/rivals.ts';
import { useTeammates } from '#data/server/answers/my-teams.ts';

/**
 * The player's rivals, those who ask and those whom they asked. To the player's rows these two are strangers until
 * somebody says yes: whoever plays in a team with the player has the name that they have there.
 */
export function useNamedRivals(): Rivals | undefined {
  const rivals = useRivals();
  const waiting = rivals ? rivals.asked.length + rivals.requested.length : 0;
  const teammates = useTeammates(waiting > 0);
  return useMemo(() => {
    const named = (one: Rival): Rival => ({ ...one, player: teammates.get(one.rivalId) ?? one.player });
    return rivals && { ...rivals, asked: rivals.asked.map(named), requested: rivals.requested.map(named) };
  }, [rivals, teammates]);
}
