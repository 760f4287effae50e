import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whenever something else is shown, what was pressed is gone: the focus goes to the new heading, so that it is read
 * out and the keyboard goes on from there. Such a heading has `tabIndex={-1}`.
 * @param shown names what is shown
 * @param isCovered a dialog has the focus: it goes to the heading once that is closed
 * @returns to be given to the element that the heading is in
 */
export function useHeadingFocus<E extends HTMLElement>(
  shown: string,
  isCovered = false,
): RefObject<E | null> {
  const around = useRef<E>(null);
  const told = useRef(shown);
  useEffect(() => {
    if (isCovered || told.current === shown) return;
    told.current = shown;
    around.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }, [shown, isCovered]);
  return around;
}
