import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from 'sync-protocol/contract/call';
import { SEARCH_FROM, searchedFor, searchUsers } from 'sync-protocol/contract/profile/profile';
import { call } from '../calls/api.ts';
import { NOT_KEPT, queryClient } from './query-client.ts';
import { useSettled } from '../forms/use-settled.ts';

export type FoundPlayer = AnswerOf<typeof searchUsers>[number];

/** Players by their names; nothing is asked for until there are enough letters. */
export function usePlayerSearch(typed: string) {
  const q = searchedFor(typed);
  const asked = useSettled(q);
  const isEnough = q.length >= SEARCH_FROM;
  const isAnswered = isEnough && asked === q;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['player-search', asked],
      queryFn: ({ signal }) => call(searchUsers, { query: { q: asked }, signal }),
      ...NOT_KEPT,
      enabled: isAnswered,
    },
    queryClient,
  );
  return { isEnough, found: isAnswered ? data : undefined, error: isAnswered ? error : null, refetch };
}
