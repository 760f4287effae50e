import { useEffect, useState } from 'react';
import type { playerCount } from 'sync-protocol/contract/session/session';
import { requestJson } from '#data/server/calls/request-json.ts';
import { isRecord } from '#data/is-record.ts';

/** How many players there are, in whole thousands; 0 until it is known, where they are few, and offline. */
export function usePlayerCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await requestJson<typeof playerCount>(fetch, {
        method: 'GET',
        url: '/api/players/count',
        signal: leaving.signal,
      });
      if (isRecord(answer) && typeof answer.count === 'number') setCount(answer.count);
    };
    // Without it the page is whole as well.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return count;
}
