import { useSyncExternalStore } from 'react';
import { keptStore } from '#ui/kept-store.ts';

/** Whether pictures are shown as a left-hander does them; this device remembers it. */
const isLeft = keptStore(
  'volleypath.hand',
  (kept) => kept === 'left',
  (is) => (is ? 'left' : 'right'),
);

export const setLeftHanded = isLeft.set;

export function useLeftHanded(): boolean {
  return useSyncExternalStore(isLeft.subscribe, isLeft.get);
}
