import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Says when what was closed has left. */
export function useGoing(box: RefObject<HTMLElement | null>, open: boolean, onGone: () => void): void {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (open) return undefined;
    const leaving = box.current?.getAnimations().map(({ finished }) => finished) ?? [];
    if (leaving.length === 0) {
      gone();
      return undefined;
    }
    let isBack = false;
    // In the frame in which its motion ends: in the next one it would stand there again.
    void Promise.allSettled(leaving).then(() => isBack || flushSync(() => gone()));
    return () => {
      isBack = true;
    };
  }, [open, box]);
}
