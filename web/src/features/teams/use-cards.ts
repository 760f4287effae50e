import { useQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIsOffline } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useAskedAnew } from '#data/server/answers/use-asked-anew.ts';

/** An answer that says who stands behind some rows. */
export interface CardsQuery<Card> {
  queryKey: readonly string[];
  queryFn: (asked: QueryFunctionContext) => Promise<Card[]>;
  staleTime: number;
}

/**
 * Who stands behind some rows, by their ids. It is asked anew once somebody is new and once something was sent; those who
 * were known keep their names meanwhile, and without a connection.
 * @param query always the same for the same rows
 */
export function useCards<Card extends { id: string }>(
  query: CardsQuery<Card>,
  ids: readonly string[],
): ReadonlyMap<string, Card> {
  const { data } = useQuery({ ...query, enabled: ids.length > 0 }, queryClient);
  const cards = useMemo(() => new Map(data?.map((one) => [one.id, one])), [data]);
  const { queryKey } = query;
  useAskedAnew(useMemo(() => [queryKey], [queryKey]));
  const isOffline = useIsOffline();
  const unknown = ids.filter((id) => !cards.has(id)).join(' ');
  useEffect(() => {
    // Without an answer yet it is being asked: to ask again would throw that away.
    const isAnswered = queryClient.getQueryData(queryKey) !== undefined;
    if (isAnswered && unknown !== '' && !isOffline) void queryClient.invalidateQueries({ queryKey });
  }, [queryKey, unknown, isOffline]);
  return cards;
}
