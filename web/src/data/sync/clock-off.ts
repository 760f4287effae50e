import { useSyncExternalStore } from 'react';
import { createStore } from '#ui/store.ts';

/** How many milliseconds this phone's clock is ahead of the server's, where it is wrong by so much; 0 where nothing is. */
export const clockOff = createStore(0);

/** The same on screen: it goes with the next answer after the clock was set right. */
export function useClockOff(): number {
  return useSyncExternalStore(clockOff.subscribe, clockOff.get);
}
