import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOf } from 'sync-protocol/contract/call';
import { SEARCH_FROM, searchUsers } from 'sync-protocol/contract/profile/profile';
import { call } from '#data/server/api.ts';
import { NOT_KEPT, queryClient } from '#data/server/query-client.ts';

/** Whoever types is not asked for at each letter. */
const PAUSE_MS = 250;

export type Found = AnswerOf<typeof searchUsers>[number];

/** Players by their names; nothing is asked for until there are enough letters. */
export function usePlayerSearch(typed: string) {
  const [asked, setAsked] = useState('');
  const q = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);
  const isEnough = q.length >= SEARCH_FROM;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['player-search', asked],
      queryFn: ({ signal }) => call(searchUsers, { query: { q: asked }, signal }),
      ...NOT_KEPT,
      enabled: isEnough && asked === q,
    },
    queryClient,
  );
  const isAnswered = isEnough && asked === q;
  return { isEnough, found: isAnswered ? data : undefined, error: isAnswered ? error : null, refetch };
}
