import type { Range } from 'sync-protocol/rules/technique/criteria/criterion';

/** A curve in a box of 100 by 100, from the top left. */
export interface DrawnCurve {
  /** The line, with gaps where nothing can be told. */
  path: string;
  band: { top: number; height: number };
  /** Round values in it, from the lowest. */
  ticks: readonly number[];
  across: (seconds: number) => number;
  down: (value: number) => number;
}

/** Values over time; null where none can be told. */
export type Points = readonly { t: number; value: number | null }[];

/** Lays a curve and its target into a box: both are whole in it, and the target reaches the edge it has no limit on. */
export function drawCurve(points: Points, [from, to]: Range): DrawnCurve {
  const values = points.flatMap(({ value }) => value ?? []);
  const all = [...values, ...[from, to].filter((limit) => limit !== null)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || 1) * 0.1;
  const [bottom, top] = [least - room, most + room];
  const [start, end] = [points[0]?.t ?? 0, points.at(-1)?.t ?? 1];
  const across = (seconds: number) => round((100 * (seconds - start)) / (end - start || 1));
  const down = (value: number) => round((100 * (top - value)) / (top - bottom));
  const [upper, lower] = [down(to ?? top), down(from ?? bottom)];
  return {
    path: pathOf(points, across, down),
    band: { top: upper, height: lower - upper },
    ticks: most > least ? ticksIn(bottom, top) : values.slice(0, 1),
    across,
    down,
  };
}

/** So many parts an axis has at most: more numbers would stand on each other. */
const MOST_PARTS = 5;

/** The round values between two, in the smallest steps of 1, 2 or 5 that are not too many. */
function ticksIn(bottom: number, top: number): number[] {
  const least = (top - bottom) / MOST_PARTS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
  const first = Math.ceil(bottom / step);
  const count = Math.floor(top / step) - first + 1;
  // A sum of tenths is no round number: 0.1 + 0.2.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(6)));
}

const round = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: Points, across: DrawnCurve['across'], down: DrawnCurve['down']): string {
  return points
    .flatMap(({ t, value }, index) => {
      if (value === null) return [];
      const isGoingOn = index > 0 && points[index - 1]?.value !== null;
      return [`${isGoingOn ? 'L' : 'M'}${across(t)} ${down(value)}`];
    })
    .join('');
}

/** The value at an instant; null where it can't be told. */
export function valueAt(points: Points, seconds: number): number | null {
  let nearest: Points[number] | undefined;
  for (const point of points)
    if (!nearest || Math.abs(point.t - seconds) < Math.abs(nearest.t - seconds)) nearest = point;
  return nearest && Math.abs(nearest.t - seconds) < 0.1 ? nearest.value : null;
}
