export interface Point {
  x: number;
  y: number;
}

/**
 * Which way a movement of a finger leads: 1 on (to the left), -1 back, 0 nowhere.
 * @param farEnough pixels that it has to be longer than
 * @param slant how many times wider than high it has to be: what is steeper scrolls
 */
export function swipeStep(from: Point, to: Point, farEnough: number, slant = 1): -1 | 0 | 1 {
  const across = to.x - from.x;
  const down = Math.abs(to.y - from.y);
  if (Math.abs(across) <= farEnough || Math.abs(across) < down * slant) return 0;
  return across < 0 ? 1 : -1;
}
