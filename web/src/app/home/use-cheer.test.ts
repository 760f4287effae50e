import { expect, it } from 'vitest';
import { isFinish } from './use-cheer.ts';

const day = (done: number, { today = '2026-11-21', total = 6 } = {}) => ({ today, done, total });

it('is the moment in which the last task of the day gets done', () => {
  expect(isFinish(day(5), day(6))).toBe(true);
  expect(isFinish(day(4), day(5))).toBe(false);
});

it('is not a day that was done before, that has just begun, or that lost its open tasks', () => {
  expect(isFinish(null, day(6))).toBe(false);
  expect(isFinish(day(6), day(6))).toBe(false);
  expect(isFinish(day(5), day(6, { today: '2026-11-22' }))).toBe(false);
  expect(isFinish(day(0), day(0, { total: 0 }))).toBe(false);
  expect(isFinish(day(2), day(2, { total: 2 }))).toBe(false);
  expect(isFinish(day(1), day(2, { total: 2 }))).toBe(false);
  expect(isFinish(day(6, { total: 7 }), day(6))).toBe(false);
  expect(isFinish(day(6), day(7, { total: 7 }))).toBe(false);
});
