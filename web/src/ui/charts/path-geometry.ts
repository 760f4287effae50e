/** Where the arc starts, where its control point is and where it lands, in the units of its picture. */
export const ARC = { from: [18, 112], bend: [170, -66], to: [322, 112] } as const;

export const ARC_PATH = `M${ARC.from.join(' ')}Q${ARC.bend.join(' ')} ${ARC.to.join(' ')}`;

export interface Point {
  x: number;
  y: number;
}

/** The point of the arc at `t`, 0 (start) to 1 (landing). */
export function arcPoint(t: number): Point {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 2 * ARC.from[axis] + 2 * t * (1 - t) * ARC.bend[axis] + t ** 2 * ARC.to[axis];
  return { x: at(0), y: at(1) };
}

const SAMPLES = 64;
const lengths = lengthTable();

function lengthTable(): number[] {
  const table = [0];
  for (let step = 1; step <= SAMPLES; step++) {
    const from = arcPoint((step - 1) / SAMPLES);
    const to = arcPoint(step / SAMPLES);
    table.push((table.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  }
  return table;
}

/** The share of the arc's length (0 to 1) that lies before `t`. */
export function arcShare(t: number): number {
  return (lengths[Math.round(t * SAMPLES)] ?? 0) / (lengths[SAMPLES] ?? 1);
}

/** Where the touch number `index` (from 0) of `total` lies on the arc. */
export function touchAt(index: number, total: number): number {
  return (index + 1) / (total + 1);
}
