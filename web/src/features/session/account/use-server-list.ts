import { useQuery } from '@tanstack/react-query';
import { NOT_KEPT, queryClient } from '#data/server/query-client.ts';
import { useSend } from '#data/server/use-form.ts';
import { toast } from '#ui/layers/toast-store.ts';

/**
 * What a dialog lists from the server: asked for when it opens and after each change, and kept nowhere. Once there is
 * a list, one that can't be read anew stays as it was.
 * @returns `change` does something, says what it answers, and reads anew; `failure` is why the last change did not
 * come about, in words
 */
export function useServerList<Row>(name: string, read: () => Promise<Row[]>) {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: [name], queryFn: read, ...NOT_KEPT },
    queryClient,
  );
  const { failure, send } = useSend();
  const load = () => void refetch();
  const change = async (work: () => Promise<string>) => {
    await send(async () => toast({ title: await work(), tone: 'success' }));
    load();
  };
  return { rows: data, error: isFetching ? null : error, failure, load, change };
}
