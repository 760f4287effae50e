import { Suspense, useState, useSyncExternalStore } from 'react';
import { fetched } from '../fetched.tsx';
import { shownToast, subscribeToToast } from './toast-store.ts';
import type { ToasterLabels } from './toaster-view.tsx';

const View = fetched(async () => (await import('./toaster-view.tsx')).ToasterView);

function ShownToaster({ labels }: { labels: ToasterLabels }) {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, shownToast);
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <View shown={shown} labels={labels} />
    </Suspense>
  );
}

/** Where toasts appear; what shows them is fetched with the first one, or before. */
export const Toaster = Object.assign(ShownToaster, { fetch: View.fetch });
