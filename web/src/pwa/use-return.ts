import { useEffect, useEffectEvent, useRef } from 'react';

/** A browser tells of one return twice, within this time: the page is seen, and its window is in front. */
const ONE_RETURN_MS = 1000;

/** Calls back when a screen opens and whenever the player comes back to it, from another app or window. */
export function useReturn(look: () => void): void {
  const lookedAt = useRef(-Infinity);
  const onReturn = useEffectEvent(() => {
    const at = performance.now();
    if (document.visibilityState !== 'visible' || at - lookedAt.current < ONE_RETURN_MS) return;
    lookedAt.current = at;
    look();
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
