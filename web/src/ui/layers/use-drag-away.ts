import { useRef, type PointerEvent } from 'react';

/** Which way, and how far (pixels) until it lets go. */
const WAYS = {
  down: { at: ({ clientY }: PointerEvent) => clientY, moved: (far: number) => `0 ${far}px`, letGo: 96 },
  right: { at: ({ clientX }: PointerEvent) => clientX, moved: (far: number) => `${far}px`, letGo: 50 },
} as const;

/**
 * Lets a sheet or a toast be dragged away; there is always a button that does the same.
 * @returns to be spread into what a finger takes it by
 */
export function useDragAway(way: keyof typeof WAYS, onLetGo: () => void) {
  const box = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);
  const { at, moved, letGo } = WAYS[way];

  const dragged = (event: PointerEvent) => Math.max(0, at(event) - (from.current ?? at(event)));
  const place = (far: number) => {
    if (box.current) box.current.style.translate = far > 0 ? moved(far) : '';
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isControl = event.target instanceof Element && event.target.closest('a, button');
      if (event.pointerType === 'mouse' || isControl) return;
      from.current = at(event);
      box.current = event.currentTarget.closest<HTMLElement>('[data-modal], [data-toast]');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) place(dragged(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const far = dragged(event);
      from.current = null;
      if (far > letGo) onLetGo();
      else place(0);
    },
    onPointerCancel: () => {
      from.current = null;
      place(0);
    },
  };
}
