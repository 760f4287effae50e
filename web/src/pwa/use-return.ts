import { useEffect, useEffectEvent } from 'react';

/** Calls back when a screen opens and whenever the player comes back to it, from another app or window. */
export function useReturn(look: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    onReturn();
    document.addEventListener('visibilitychange', () => onReturn(), { signal });
    addEventListener('focus', () => onReturn(), { signal });
    return () => leaving.abort();
  }, []);
}
