import { useEffect } from 'react';
import { setAppBadge } from '#pwa/app-badge.ts';

/** Keeps what is unread on the app's icon; nothing changes there while that is being counted. */
export function useAppBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread === undefined) return;
    const show = () => void setAppBadge(navigator, unread);
    show();
    // The worker may have put something else there meanwhile.
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [unread]);
}
