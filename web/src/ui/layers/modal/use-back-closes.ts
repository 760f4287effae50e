import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './back-entry.ts';

/** Closes a modal, or a step in one, by the phone's back gesture, instead of leaving the screen under it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const Watcher = globalThis.CloseWatcher;
    return Watcher ? watch(Watcher, () => onBack()) : closeOnBack(() => onBack());
  }, [open]);
}

function watch(Watcher: NonNullable<typeof CloseWatcher>, onBack: () => void): () => void {
  let watcher: InstanceType<typeof Watcher>;
  const begin = () => {
    watcher = new Watcher();
    watcher.addEventListener('close', () => {
      // It has heard its one gesture: what stays open all the same is to hear of the next.
      begin();
      onBack();
    });
  };
  begin();
  return () => watcher.destroy();
}
