import { expect, it } from 'vitest';
import { placeIn, pointIn } from './skeleton-place.ts';

const UPRIGHT = { width: 540, height: 960 };

it('finds a joint of an upright clip between the bars beside it', () => {
  const place = placeIn({ width: 400, height: 400 }, UPRIGHT);
  expect(place).toMatchObject({ left: 87.5, top: 0, width: 225, height: 400 });
  expect(pointIn(place, 0, 0)).toEqual({ x: 87.5, y: 0 });
  expect(pointIn(place, 1, 0.5)).toEqual({ x: 312.5, y: 200 });
});

it('finds a joint of a wide clip between the bars above and below it', () => {
  const place = placeIn({ width: 400, height: 400 }, { width: 640, height: 320 });
  expect(pointIn(place, 0.25, 0)).toEqual({ x: 100, y: 100 });
});

it('finds a joint of a picture that fills its box beyond the edges', () => {
  const place = placeIn({ width: 400, height: 400 }, { width: 800, height: 400 }, { fit: 'cover' });
  expect(pointIn(place, 0, 0)).toEqual({ x: -200, y: 0 });
  expect(pointIn(place, 0.5, 1)).toEqual({ x: 200, y: 400 });
});

it('exchanges left and right in a mirror', () => {
  const place = placeIn({ width: 400, height: 400 }, UPRIGHT, { isMirrored: true });
  expect(pointIn(place, 0, 0)).toEqual({ x: 312.5, y: 0 });
  expect(pointIn(place, 0.5, 0)).toEqual({ x: 200, y: 0 });
});
