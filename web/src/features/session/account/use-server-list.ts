import { reasonOf } from '#data/server/failures.ts';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '#ui/layers/toast-store.ts';

/**
 * What a dialog lists from the server: read when it opens and after each change, and kept nowhere. Once there is a
 * list, one that can't be read anew stays as it was.
 * @param read must be the same function at each render
 * @returns `rows`, or `error` why there are none; `change` does something, says what it answers, and reads anew;
 * `failure` is why the last change did not come about, in words
 */
export function useServerList<Row>(read: () => Promise<Row[]>) {
  const [rows, setRows] = useState<Row[]>();
  const [error, setError] = useState<unknown>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(() => {
    setError(undefined);
    read().then(setRows, setError);
  }, [read]);
  useEffect(() => {
    read().then(setRows, setError);
  }, [read]);
  const change = async (work: () => Promise<string>) => {
    setFailure(undefined);
    try {
      toast({ title: await work(), tone: 'success' });
    } catch (thrown) {
      setFailure(reasonOf(thrown));
    }
    load();
  };
  return { rows, error, failure, load, change };
}
