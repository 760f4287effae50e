import { useEffect, useState } from 'react';
import type { signInWays } from 'sync-protocol/contract/session/session';
import { requestJson } from '#data/server/calls/request-json.ts';
import { isRecord } from '#data/is-record.ts';

interface SignInWays {
  /** The name of the provider that players can sign in with. */
  openId: string | null;
  /** Where whoever runs the server can be written to. */
  contact: string | null;
}

/**
 * What the server says of signing in; all null until it is known, where it is not told, and offline. Asked again until
 * there is an answer, with every connection and whenever the page is seen again.
 */
export function useSignInWays(): SignInWays {
  const [ways, setWays] = useState<SignInWays>({ openId: null, contact: null });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isKnown = false;
    const ask = async () => {
      const answer = await requestJson<typeof signInWays>(fetch, {
        method: 'GET',
        url: '/api/auth/ways',
        signal,
      });
      if (!isRecord(answer)) return;
      isKnown = true;
      setWays({ openId: textIn(answer.openId), contact: textIn(answer.contact) });
    };
    // Without it every page is whole as well.
    const tryToKnow = () => void (isKnown || ask().catch(() => undefined));
    tryToKnow();
    addEventListener('online', tryToKnow, { signal });
    document.addEventListener('visibilitychange', tryToKnow, { signal });
    return () => leaving.abort();
  }, []);
  return ways;
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
