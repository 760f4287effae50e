import { useEffect, useEffectEvent } from 'react';

declare global {
  /** Hears of the phone's back gesture; Chromium alone has it. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** Closes a modal by the phone's back gesture, instead of leaving the screen under it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!open || !Watcher) return undefined;
    let watcher: InstanceType<typeof Watcher>;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // It has heard its one gesture: what stays open all the same is to hear of the next.
        watch();
        onBack();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
