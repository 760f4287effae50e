import { useSyncExternalStore } from 'react';

const isVisible = () => document.visibilityState === 'visible';

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page can be seen: not behind another tab, nor behind the phone's lock. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(onChange, isVisible);
}
