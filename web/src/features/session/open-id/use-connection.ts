import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getConnection } from 'sync-protocol/contract/session/connection';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';

const PROBLEMS = new Map<string, string>(Object.entries(text.problems));
/** No fault of anybody's. */
const CALM = text.problems.cancelled;

/** Whether the player can sign in at a provider too, as last heard of. */
export function useConnection() {
  return useQuery(
    {
      queryKey: ['connection'],
      queryFn: ({ signal }) => call(getConnection, { signal }),
      // The provider may have been connected a moment ago.
      staleTime: 0,
    },
    queryClient,
  );
}

/** Says, once, how it went at the provider that the player came back from. */
export function useConnectNote(provider: string | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const isConnected = params.get('connected') === '1';
  const problem = PROBLEMS.get(params.get('problem') ?? '');
  useEffect(() => {
    if (!provider || !(isConnected || problem)) return;
    if (isConnected) toast({ title: text.done(provider), text: text.doneText, tone: 'success' });
    else toast({ title: text.failed(provider), text: problem, tone: problem === CALM ? 'plain' : 'danger' });
    setParams({}, { replace: true });
  }, [provider, isConnected, problem, setParams]);
}
