import { useQuery } from '@tanstack/react-query';
import { NOT_KEPT, queryClient } from '#data/server/answers/query-client.ts';
import { useSendRows } from '#data/server/forms/use-send-rows.ts';
import { toast } from '#ui/layers/toast-store.ts';

/**
 * What a dialog lists from the server: asked for when it opens and after each change, and kept nowhere. Once there is
 * a list, one that can't be read anew stays as it was.
 * @returns `change` does something to a row, once at a time, says what it answers, and reads anew; the row `isBusy` until
 * the list knows; `failure` is why the last change did not come about, in words
 */
export function useServerList<Row>(name: string, read: () => Promise<Row[]>) {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: [name], queryFn: read, ...NOT_KEPT },
    queryClient,
  );
  const { failure, isBusy, sendRow } = useSendRows();
  const load = () => void refetch();
  const change = (row: string, work: () => Promise<string>) =>
    sendRow(row, async () => {
      try {
        toast({ title: await work(), tone: 'success' });
      } catch (thrown) {
        load();
        throw thrown;
      }
      await refetch();
    });
  return { rows: data, error: isFetching ? null : error, failure, isBusy, load, change };
}
