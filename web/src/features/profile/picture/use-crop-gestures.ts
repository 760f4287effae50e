import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { CANVAS, ZOOM, type Crop } from './crop-geometry.ts';

/** How far a key or a button moves the picture, in pixels of the canvas. */
export const NUDGE = 10;

interface Point {
  x: number;
  y: number;
}

const KEYS: Record<string, (crop: Crop) => Partial<Crop>> = {
  ArrowLeft: ({ x }) => ({ x: x - NUDGE }),
  ArrowRight: ({ x }) => ({ x: x + NUDGE }),
  ArrowUp: ({ y }) => ({ y: y - NUDGE }),
  ArrowDown: ({ y }) => ({ y: y + NUDGE }),
  '+': ({ zoom }) => ({ zoom: zoom + ZOOM.step }),
  '=': ({ zoom }) => ({ zoom: zoom + ZOOM.step }),
  '-': ({ zoom }) => ({ zoom: zoom - ZOOM.step }),
};

/** One finger moves a picture, two zoom it, and so do keys. */
export function useCropGestures(crop: Crop, change: (changed: Partial<Crop>) => void) {
  const fingers = useRef(new Map<number, Point>());
  /** Where a pinch began. */
  const pinch = useRef<{ apart: number; zoom: number }>(undefined);

  const apart = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      pinch.current = fingers.current.size === 2 ? { apart: apart(), zoom: crop.zoom } : undefined;
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pinch.current) {
        change({ zoom: (pinch.current.zoom * apart()) / Math.max(1, pinch.current.apart) });
        return;
      }
      const scale = CANVAS / event.currentTarget.clientWidth;
      change({
        x: crop.x + (event.clientX - before.x) * scale,
        y: crop.y + (event.clientY - before.y) * scale,
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const key = KEYS[event.key];
      if (!key) return;
      event.preventDefault();
      change(key(crop));
    },
  };
}
