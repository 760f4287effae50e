/** A swipe longer than this (pixels) changes the tab. */
const FAR_ENOUGH = 100;
/** Starts this close to an edge (pixels) belong to the system's own gestures. */
const EDGE = 24;
/** How many times wider than high a swipe must be. */
const SLANT = 1.6;

export interface Touched {
  x: number;
  y: number;
}

/** Whether a swipe may begin here. */
export function isClearOfEdges(start: Touched, width: number): boolean {
  return start.x >= EDGE && start.x <= width - EDGE;
}

/** Which way a swipe leads: 1 to the next tab (to the left), -1 to the previous one, 0 nowhere. */
export function swipeStep(start: Touched, end: Touched): -1 | 0 | 1 {
  const across = end.x - start.x;
  const down = Math.abs(end.y - start.y);
  if (Math.abs(across) <= FAR_ENOUGH || Math.abs(across) < down * SLANT) return 0;
  return across < 0 ? 1 : -1;
}
