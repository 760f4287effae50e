/** A finger has to move further than this (pixels) to turn a page. */
const FAR_ENOUGH = 50;

interface Point {
  x: number;
  y: number;
}

/** Which way a movement turns the pages: 1 onwards (to the left), -1 back, 0 not at all. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) <= FAR_ENOUGH || Math.abs(across) <= Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
