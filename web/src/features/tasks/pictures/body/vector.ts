/** A point or a direction: forward, up, to the player's right; a hundred units are a player's height. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => times(a, 1 / (length(a) || 1));
export const distance = (a: Vector, b: Vector): number => length(minus(a, b));
export const mix = (a: Vector, b: Vector, share: number): Vector => add(a, times(minus(b, a), share));

export const RADIANS = Math.PI / 180;

/** Turned about the upright axis; positive brings the right side back. */
export function turned([x, y, z]: Vector, degrees: number): Vector {
  const cos = Math.cos(degrees * RADIANS);
  const sin = Math.sin(degrees * RADIANS);
  return [x * cos - z * sin, y, x * sin + z * cos];
}
