import { useRef, type PointerEvent } from 'react';

/** Dragged down this far (pixels), a sheet lets go. */
const LET_GO = 96;

/** Lets a sheet be pulled down by its handle; there is always a button that does the same. */
export function useDragDown(onLetGo: () => void) {
  const target = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);

  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY));
  const place = (distance: number) => {
    if (target.current) target.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isControl = event.target instanceof Element && event.target.closest('button');
      if (event.pointerType === 'mouse' || isControl) return;
      from.current = event.clientY;
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
  return { target, handle };
}
