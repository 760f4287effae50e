import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsAllSent } from '#data/sync/sync-status.ts';
import { queryClient } from './query-client.ts';

/** Taps come in a row: what is on screen is asked for again when they have all been sent, and a moment later. */
const AFTER_SENDING_MS = 1_000;

/** Asks for some answers on screen again after something was sent: it may have changed them. */
export function useRefreshAfterSending(keys: readonly QueryKey[]): void {
  const isAllSent = useIsAllSent();
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isAllSent === false) hasWaited.current = true;
    if (!isAllSent || !hasWaited.current) return;
    const timer = setTimeout(() => {
      hasWaited.current = false;
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    }, AFTER_SENDING_MS);
    return () => clearTimeout(timer);
  }, [isAllSent, keys]);
}
