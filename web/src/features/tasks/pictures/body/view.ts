import { RADIANS, type Vector } from './vector.ts';

/** Where one looks from, in degrees: 0 sees the player's face, 90 the right side, 180 the back. */
const VIEWS = { front: 14, quarter: 48, side: 74, back: 168 } as const;

/** Where one looks from; `top` is right above, for whoever lies on the floor. */
export type View = keyof typeof VIEWS | 'top';

/** A point of the drawing: right, down, and how near it is. */
export interface Spot {
  x: number;
  y: number;
  near: number;
}

/** A little from above, so that feet beside each other stand apart. */
const ABOVE = 7 * RADIANS;

/** Where a point is drawn; the floor under the player is at 0, and up is negative. */
export function drawn([x, y, z]: Vector, view: View): Spot {
  if (view === 'top') return { x, y: z, near: y };
  const around = VIEWS[view] * RADIANS;
  const near = x * Math.cos(around) + z * Math.sin(around);
  return {
    x: x * Math.sin(around) - z * Math.cos(around),
    y: -y * Math.cos(ABOVE) + near * Math.sin(ABOVE),
    near,
  };
}
