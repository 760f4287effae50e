import { useRef, type PointerEvent } from 'react';

/** Dragged down this far (pixels), a sheet lets go. */
const LET_GO = 96;

/**
 * Lets a sheet be pulled down by its handle; there is always a button that does the same.
 * @returns to be spread into the handle
 */
export function useDragDown(onLetGo: () => void) {
  const sheet = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);

  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY));
  const place = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (event.pointerType === 'mouse' || isControl) return;
      from.current = event.clientY;
      sheet.current = event.currentTarget.closest<HTMLElement>('[data-modal]');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) place(pulled(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const letGo = pulled(event) > LET_GO;
      from.current = null;
      if (letGo) onLetGo();
      else place(0);
    },
    onPointerCancel: () => {
      from.current = null;
      place(0);
    },
  };
}
