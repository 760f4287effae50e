import { useEffect, useRef } from 'react';
import { useCommentNews } from '#data/live/stories.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useSyncStatus } from '#data/sync/sync-status.ts';

const NAMES = ['stories', 'story-comments'];

/**
 * Has the stories here asked for anew when something tells that they are old: what the server refuses, one of them gone
 * perhaps, and news of comments, for how many there are comes with the stories alone.
 */
export function useStoriesAnew(): void {
  const refused = useSyncStatus().refused.length;
  const heard = useCommentNews();
  const before = useRef({ refused, heard });
  useEffect(() => {
    const last = before.current;
    const isHeard = last.heard !== undefined && last.heard !== heard;
    if (refused > last.refused || isHeard)
      for (const name of NAMES) void queryClient.invalidateQueries({ queryKey: [name] });
    before.current = { refused, heard };
  }, [refused, heard]);
}
