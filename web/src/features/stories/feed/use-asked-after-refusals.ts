import { useEffect, useRef } from 'react';
import { queryClient } from '#data/server/query-client.ts';
import { useSyncStatus } from '#data/sync/sync-status.ts';

const NAMES = ['stories', 'story-comments'];

/** What the server refuses tells that the stories here are old, one of them gone perhaps: they are asked for anew. */
export function useAskedAfterRefusals(): void {
  const refused = useSyncStatus().refused.length;
  const before = useRef(refused);
  useEffect(() => {
    if (refused > before.current)
      for (const name of NAMES) void queryClient.invalidateQueries({ queryKey: [name] });
    before.current = refused;
  }, [refused]);
}
