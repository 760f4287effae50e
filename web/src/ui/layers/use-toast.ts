import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { regainFocus } from '../focus/regain-focus.ts';

type Box = RefObject<HTMLElement | null>;

const SHOWN_FOR_MS = 5000;
const KEY = 'F8';

/** Closes a toast after five seconds in which nobody pointed at it, had the focus in it or looked at another window. */
export function useToastTime(box: Box, open: boolean, close: () => void): void {
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    const toast = box.current;
    if (!open || !toast) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const run = () => {
      hold();
      if (!toast.contains(document.activeElement)) timer = setTimeout(() => onEnd(), SHOWN_FOR_MS);
    };
    run();
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    // Not when it comes up under a pointer that rests: nobody points at it.
    for (const holding of ['pointermove', 'focusin']) toast.addEventListener(holding, hold, options);
    // While the focus goes out of it, nothing has it yet.
    for (const going of ['pointerleave', 'focusout']) toast.addEventListener(going, run, options);
    addEventListener('blur', hold, options);
    addEventListener('focus', run, options);
    return () => {
      hold();
      leaving.abort();
    };
  }, [open, box]);
}

/** F8 leads to what a toast offers first; when the toast goes, the focus is where it was before. */
export function useToastKey(box: Box): void {
  useLayoutEffect(() => {
    const toast = box.current;
    if (!toast) return undefined;
    let before: EventTarget | null = null;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === KEY) toast.querySelector<HTMLElement>('a, button')?.focus();
      },
      options,
    );
    toast.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) before = relatedTarget;
      },
      options,
    );
    return () => {
      leaving.abort();
      const hasFocus = toast.contains(document.activeElement);
      if (hasFocus) regainFocus(before);
    };
  }, [box]);
}
