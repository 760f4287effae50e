import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { shownToast, subscribeToToast } from './toast-store.ts';

export interface ToasterLabels {
  /** What the area is called, with `{hotkey}` for the key that leads there. */
  area: string;
  /** What kind of message it is. */
  message: string;
  close: string;
}

const View = lazy(async () => ({ default: (await import('./toaster-view.tsx')).ToasterView }));

/** Where toasts appear; what shows them is fetched with the first one. */
export function Toaster({ labels }: { labels: ToasterLabels }) {
  const shown = useSyncExternalStore(subscribeToToast, shownToast);
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <View shown={shown} labels={labels} />
    </Suspense>
  );
}
