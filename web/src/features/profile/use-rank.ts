import { useQuery } from '@tanstack/react-query';
import { ownRank } from 'sync-protocol/contract/leaderboard';
import { call } from '#data/server/api.ts';
import { queryClient } from '#data/server/query-client.ts';

/** The player's place among all players, as last heard of; undefined without one. */
export function useRank(): { rank: number; players: number } | undefined {
  const { data } = useQuery(
    {
      // The leaderboard's own key: both show the same answer.
      queryKey: ['own-rank', 'alltime'],
      queryFn: ({ signal }) => call(ownRank, { query: { timeframe: 'alltime' }, signal }),
      // Tasks may have been done since.
      staleTime: 0,
    },
    queryClient,
  );
  return data && data.rank !== null ? { rank: data.rank, players: data.players } : undefined;
}
