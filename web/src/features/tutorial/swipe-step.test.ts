import { expect, it } from 'vitest';
import { swipeStep } from './swipe-step.ts';

const FROM = { x: 200, y: 300 };
const moved = (x: number, y = 0) => swipeStep(FROM, { x: FROM.x + x, y: FROM.y + y });

it('turns a page once a finger has moved more than fifty pixels', () => {
  expect([moved(-51), moved(51), moved(-50), moved(50), moved(0)]).toEqual([1, -1, 0, 0, 0]);
});

it('leaves a page that is being scrolled alone', () => {
  expect(moved(-60, 80)).toBe(0);
  expect(moved(-80, 60)).toBe(1);
});
