import { expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

const FROM = { x: 200, y: 300 };
const moved = (x: number, y = 0, slant?: number) =>
  swipeStep(FROM, { x: FROM.x + x, y: FROM.y + y }, 50, slant);

it('goes on to the left and back to the right, once it is far enough', () => {
  expect([moved(-51), moved(51), moved(-50), moved(50), moved(0)]).toEqual([1, -1, 0, 0, 0]);
});

it('is none when it is rather a scroll', () => {
  expect([moved(-60, 80), moved(-80, 60), moved(80, -60)]).toEqual([0, 1, -1]);
  expect([moved(-80, 60, 1.6), moved(-80, 50, 1.6)]).toEqual([0, 1]);
});
