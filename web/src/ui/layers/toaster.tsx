import { Suspense, useState, useSyncExternalStore } from 'react';
import { fetched } from '../fetched.tsx';
import { shownToast, subscribeToToast } from './toast-store.ts';

const View = fetched(async () => (await import('./toaster-view.tsx')).ToasterView);

interface ToasterLabels {
  /** What the area is called; the key that leads there is F8. */
  area: string;
  close: string;
}

interface ToasterProps {
  labels: ToasterLabels;
  /** The path that the screen at one is known by. */
  screenPath: (pathname: string) => string;
}

function ShownToaster({ labels, screenPath }: ToasterProps) {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, shownToast);
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);
  // It is there before anything is said, and `aria-live` itself: a screen reader then speaks what comes into it, also
  // while a modal hides the rest of the page from it.
  return (
    <div
      role="region"
      aria-live="polite"
      aria-label={labels.area}
      data-toasts
      className="pointer-events-none fixed right-0 bottom-[calc(var(--tabs-space,0px)+var(--safe-bottom))] left-0 z-60 flex justify-center p-4 lg:left-auto lg:w-104 lg:p-6"
    >
      {isWanted && (
        <Suspense fallback={null}>
          <View shown={shown} closeLabel={labels.close} screenPath={screenPath} />
        </Suspense>
      )}
    </div>
  );
}

/** Where toasts appear; what shows them is fetched with the first one, or before. */
export const Toaster = Object.assign(ShownToaster, { fetch: View.fetch });
