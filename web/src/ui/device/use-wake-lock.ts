import { useEffect } from 'react';

/** Keeps the screen on while wanted and in sight; phones that can't, or won't at low battery, go on as ever. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(
    () => (isWanted && 'wakeLock' in navigator ? keepAwake(navigator.wakeLock) : undefined),
    [isWanted],
  );
}

function keepAwake(locks: WakeLock): () => void {
  let isOver = false;
  let held: WakeLockSentinel | undefined;
  const release = () => {
    void held?.release();
    held = undefined;
  };
  const follow = async () => {
    if (document.visibilityState !== 'visible') return release();
    try {
      const lock = await locks.request('screen');
      // Meanwhile the page may have been left, or hidden and shown again.
      if (isOver || held) void lock.release();
      else held = lock;
    } catch {
      // The battery is low, or the page was hidden again: the screen goes dark as it would have.
    }
  };
  const onChange = () => void follow();
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onChange);
    release();
  };
}
