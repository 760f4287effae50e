import { useQuery } from '@tanstack/react-query';
import { ownRank, type BoardScope, type Timeframe } from 'sync-protocol/contract/leaderboard';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';

/** The player's own place in a timeframe: wherever it is shown, it is the same answer. */
export function useOwnRank(timeframe: Timeframe, scope: BoardScope, staleTime: number) {
  return useQuery(
    {
      queryKey: ['own-rank', timeframe, scope],
      queryFn: ({ signal }) => call(ownRank, { query: { timeframe, scope }, signal }),
      staleTime,
    },
    queryClient,
  );
}
