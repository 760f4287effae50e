import { useEffect } from 'react';
import { createStore } from '#ui/store.ts';

/** Another tab runs a newer version: this one can't go on for long. */
export const isOutdated = createStore(false);

let holds = 0;
const listeners = new Set<() => void>();

/** Keeps a new version from taking over while something must not be lost; call the answer when it is done. */
export function holdUpdates(): () => void {
  let isHeld = true;
  holds += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    if (holds === 0) for (const listener of listeners) listener();
  };
}

/** The same for a screen, as long as `isDirty`: a form that is being filled in. */
export function useHoldUpdates(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdUpdates() : undefined), [isDirty]);
}

export function areUpdatesHeld(): boolean {
  return holds > 0;
}

/** Calls back when nothing holds updates any more. */
export function onUpdatesFree(listener: () => void): void {
  listeners.add(listener);
}
