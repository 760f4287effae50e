import { expect, it } from 'vitest';
import { drawCurve, valueAt } from './curve-geometry.ts';

const points = [
  { t: 1, value: 100 },
  { t: 1.1, value: 150 },
  { t: 1.2, value: null },
  { t: 1.3, value: 120 },
  { t: 1.4, value: 140 },
];

it('leaves a gap where nothing can be told', () => {
  expect(drawCurve(points, [null, null]).path).toBe('M0 91.7L25 8.3M75 58.3L100 25');
});

it('has the target whole in the picture, up to the edge where it has no limit', () => {
  expect(drawCurve(points, [155, null]).band).toEqual({ top: 0, height: 8.3 });
  expect(drawCurve(points, [90, 110]).band.height).toBeGreaterThan(20);
  expect(drawCurve(points, [null, 120]).band.top + drawCurve(points, [null, 120]).band.height).toBe(100);
});

it('tells the value of the frame that is shown, and none where there is none', () => {
  expect(valueAt(points, 1.12)).toBe(150);
  expect(valueAt(points, 1.21)).toBeNull();
  expect(valueAt(points, 3)).toBeNull();
});

it.each([
  ['degrees', [92, 148], [100, 120, 140]],
  ['parts of a torso', [0.12, 0.31], [0.15, 0.2, 0.25, 0.3]],
  ['numbers below zero', [-0.3, 0.3], [-0.2, 0, 0.2]],
  ['one value alone', [100, 100], [100]],
])('has round numbers at its axis: %s', (_, [from = 0, to = 0], ticks) => {
  const ends = [from, to].map((value, t) => ({ t, value }));
  expect(drawCurve(ends, [null, null]).ticks).toEqual(ticks);
});
