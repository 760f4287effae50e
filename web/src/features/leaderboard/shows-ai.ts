import { useSyncExternalStore } from 'react';
import { keptStore } from '#ui/kept-store.ts';

/** Whether the board shows AI players too; this device remembers it. */
const showsAI = keptStore(
  'volleypath.ai-players',
  (kept) => kept === 'shown',
  (are) => (are ? 'shown' : 'hidden'),
);

export const setShowsAI = showsAI.set;

export function useShowsAI(): boolean {
  return useSyncExternalStore(showsAI.subscribe, showsAI.get);
}
