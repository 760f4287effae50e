import { useEffect, useState } from 'react';
import { isPutOff, putOff } from './not-now.ts';

const OFFER = 'storage';

let isAsked = false;

/** Asks the browser, once a start, not to clear what the player did when space runs out; never with a question. */
export async function keepStorage(): Promise<void> {
  if (isAsked || asksPlayer()) return;
  isAsked = true;
  if (await isLoose()) await navigator.storage.persist();
}

/** The offer to keep the storage, in browsers that then ask the player. */
export interface StorageOffer {
  isOpen: boolean;
  /** Lets the browser ask; true when the player agreed. */
  keep: () => Promise<boolean>;
  /** Not now: not offered again for 60 days. */
  dismiss: () => void;
}

/** @param isTime whether there is something to keep: the first completed task */
export function useStorageOffer(isTime: boolean): StorageOffer {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isTime || !asksPlayer() || isPutOff(OFFER)) return;
    void isLoose().then(setIsOpen);
  }, [isTime]);
  const dismiss = () => {
    putOff(OFFER);
    setIsOpen(false);
  };
  const keep = async () => {
    const isKept = await navigator.storage.persist();
    dismiss();
    return isKept;
  };
  return { isOpen, keep, dismiss };
}

/** Firefox alone asks; no browser says beforehand whether it would. */
function asksPlayer(): boolean {
  return navigator.userAgent.includes('Firefox/');
}

/** Whether the browser may clear the storage, and could be asked not to. */
async function isLoose(): Promise<boolean> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return false;
  return !(await navigator.storage.persisted());
}
