import { useQuery } from '@tanstack/react-query';
import { ownRank, type BoardScope } from 'sync-protocol/contract/leaderboard';
import { periodOf, type Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { playerZone, useToday } from '#data/clock.ts';
import { call } from '../calls/api.ts';
import { useMayBeOld } from '../network.ts';
import { queryClient } from './query-client.ts';

interface Asked {
  timeframe: Timeframe;
  scope: BoardScope;
  /** Among AI players too: on a board that shows them. */
  includeAI?: boolean;
  staleTime: number;
}

/**
 * The player's own place in the timeframe that it is now, as last heard of: wherever it is shown, it is the same answer.
 * What was kept of another day, week or month is not this one's, and stays away.
 */
export function useOwnRank({ timeframe, scope, includeAI = false, staleTime }: Asked) {
  const today = useToday();
  const asked = useQuery(
    {
      queryKey: ['own-rank', timeframe, scope, includeAI],
      queryFn: ({ signal }) =>
        call(ownRank, { query: { timeframe, scope, includeAI: String(includeAI) }, signal }),
      staleTime,
    },
    queryClient,
  );
  const { data, dataUpdatedAt } = asked;
  const mayBeOld = useMayBeOld(asked);
  const heardOn = trainingDay(dataUpdatedAt, playerZone());
  if (!data || periodOf(timeframe, heardOn) !== periodOf(timeframe, today)) return undefined;
  return {
    rank: data.rank,
    players: data.players,
    /** When it was heard, if it may have changed since. */
    asOf: mayBeOld ? dataUpdatedAt : undefined,
  };
}
