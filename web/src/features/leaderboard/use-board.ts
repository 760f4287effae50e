import { useQuery } from '@tanstack/react-query';
import { leaderboard, ownRank, type Timeframe } from 'sync-protocol/contract/leaderboard';
import { call } from '#data/api.ts';
import { queryClient } from '#data/query-client.ts';

/** How old a ranking may be and still be shown as it is. */
const FRESH_MS = 30_000;

interface Asked {
  timeframe: Timeframe;
  limit: number;
  includeAI?: boolean;
}

/** The best of a timeframe. */
export function useBoard({ timeframe, limit, includeAI = false }: Asked) {
  const query = { timeframe, limit, includeAI: String(includeAI) };
  return useQuery(
    {
      queryKey: ['leaderboard', query],
      queryFn: ({ signal }) => call(leaderboard, { query, signal }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}

/** The player's own place in a timeframe. */
export function useOwnRank(timeframe: Timeframe) {
  return useQuery(
    {
      queryKey: ['own-rank', timeframe],
      queryFn: ({ signal }) => call(ownRank, { query: { timeframe }, signal }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}
