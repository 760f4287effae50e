import { useSyncExternalStore } from 'react';
import { isPutOff, putOff } from './not-now.ts';
import { createStore } from '#ui/store.ts';

/** Chrome's word that the app can be installed; not in TypeScript's library. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** How this browser installs: by its own dialog, or by hand as the sheet for iPhones explains; null: not now. */
  how: 'prompt' | 'ios' | null;
  /** Opens the browser's dialog; true when the player agreed. */
  install: () => Promise<boolean>;
  /** Not now: not asked again for 60 days. */
  dismiss: () => void;
}

const OFFER = 'install';

/** The browser's offer; said anew when the player says no to ours. */
const offer = createStore<{ made?: BeforeInstallPromptEvent }>({});

/** Keeps the browser's offer until the app makes it; to be called before the first screen. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set({ made: event as BeforeInstallPromptEvent });
  });
  addEventListener('appinstalled', () => offer.set({}));
}

/** @param isTime whether the player has had something of the app: the first completed task */
export function useInstall(isTime: boolean): Install {
  const how = useSyncExternalStore(offer.subscribe, howNow);
  return { how: isTime ? how : null, install, dismiss };
}

function howNow(): Install['how'] {
  if (isInstalled() || isPutOff(OFFER)) return null;
  if (offer.get().made) return 'prompt';
  return isIphone() ? 'ios' : null;
}

/** Whether the app runs in a window of its own. */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Whether it is an iPhone or iPad. iPads say that they are Macs; no Mac has a touch screen. */
export function isIphone(): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 0;
}

async function install(): Promise<boolean> {
  const { made } = offer.get();
  if (!made) return false;
  offer.set({});
  const { outcome } = await made.prompt();
  if (outcome === 'dismissed') dismiss();
  return outcome === 'accepted';
}

function dismiss(): void {
  putOff(OFFER);
  offer.set({ ...offer.get() });
}
