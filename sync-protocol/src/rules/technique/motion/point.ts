export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at so much of the way from one to another. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
});

/** The point half-way between two. */
export function mid(a: Point | undefined, b: Point | undefined): Point | undefined {
  return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
