import { useEffect } from 'react';

const AGAIN_AFTER_MS = 3_000;

/** Tries once more when the connection is back, or soon if there is one already. */
export function useRetry(retry: () => void): void {
  useEffect(() => {
    const timer = navigator.onLine ? setTimeout(retry, AGAIN_AFTER_MS) : undefined;
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [retry]);
}
