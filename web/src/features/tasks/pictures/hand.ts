import { useSyncExternalStore } from 'react';
import { createStore } from '#pwa/store.ts';

const KEY = 'volleypath.hand';

/** Whether pictures are shown as a left-hander does them; this device remembers it. */
const isLeft = createStore(read());

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'left';
  } catch {
    return false;
  }
}

export function setLeftHanded(to: boolean): void {
  isLeft.set(to);
  try {
    localStorage.setItem(KEY, to ? 'left' : 'right');
  } catch {
    // Without storage it holds until the app is closed.
  }
}

export function useLeftHanded(): boolean {
  return useSyncExternalStore(isLeft.subscribe, isLeft.get);
}
