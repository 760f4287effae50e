import { useEffect, useState } from 'react';
import type { signInWays } from 'sync-protocol/contract/session/session';
import { requestJson } from './request-json.ts';
import { isRecord } from '../is-record.ts';

/** Where whoever runs the server can be written to; null until it is known, where it is not told, and offline. */
export function useContact(): string | null {
  const [contact, setContact] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await requestJson<typeof signInWays>(fetch, {
        method: 'GET',
        url: '/api/auth/ways',
        signal: leaving.signal,
      });
      if (isRecord(answer) && typeof answer.contact === 'string') setContact(answer.contact);
    };
    // Without it the page is whole as well.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return contact;
}
