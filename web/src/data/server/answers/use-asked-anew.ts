import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from './query-client.ts';
import { useIsAllSent } from '#data/sync/sync-status.ts';

/**
 * Has what was fetched asked for anew once something was sent, and whenever `moves` says something else.
 * @param keys always the same
 * @param moves null as long as it isn't known
 */
export function useAskedAnew(keys: readonly QueryKey[], moves: string | null = ''): void {
  const isAllSent = useIsAllSent();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (isAllSent === undefined || moves === null) return;
    const now = `${moves} ${isAllSent}`;
    if (seen.current !== undefined && seen.current !== now && isAllSent)
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    seen.current = now;
  }, [keys, moves, isAllSent]);
}
