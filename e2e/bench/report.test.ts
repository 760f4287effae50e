import { expect, test } from 'vitest';
import { quantile, sortedJson, spreadOf, spreadText } from './figures.ts';
import { Report, verdict } from './report.ts';

test('a quantile lies between its neighbours in proportion', () => {
  expect(quantile([40, 10, 30, 20], 0.5)).toBe(25);
  expect(quantile([1, 2, 3], 1)).toBe(3);
  expect(quantile([7], 0.95)).toBe(7);
});

test('a spread is told by its median and its ends, with the digits that mean something', () => {
  expect(spreadText(spreadOf([1.234, 3, 2]))).toBe('2 (1.23-3)');
  expect(spreadText(spreadOf([1234.5]))).toBe('1,235');
});

test('the order of fields makes no difference, that of a list does', () => {
  expect(sortedJson([{ b: 1, a: { d: 2, c: 3 } }])).toBe('[{"a":{"c":3,"d":2},"b":1}]');
  expect(sortedJson([2, 1])).not.toBe(sortedJson([1, 2]));
});

test('a goal is met by ratio or by value, and a missed one says by how much', () => {
  const goal = { title: '', unit: '' };
  expect(verdict({ ...goal, ratio: 2 }, { ratio: 2, value: 900 })).toBe('met');
  expect(verdict({ ...goal, ratio: 2 }, { ratio: 3, value: 1 })).toBe('missed, 1.5× the target');
  expect(verdict({ ...goal, most: 100 }, { ratio: 9, value: 99 })).toBe('met');
  expect(verdict({ ...goal, most: 0 }, { ratio: 1, value: 1 })).toBe('missed');
  expect(verdict({ ...goal, least: 95 }, { ratio: 9, value: 95 })).toBe('met');
  expect(verdict({ ...goal, least: 95 }, { ratio: 9, value: 94 })).toBe('missed');
  expect(verdict(goal, { ratio: 9, value: 9 })).toBe('');
});

test('ratios are of the same round', () => {
  const report = new Report();
  for (const [limit, product] of [
    [10, 30],
    [20, 40],
    [100, 100],
  ] as const) {
    report.add('limit', { pollCpu: limit });
    report.add('product', { pollCpu: product });
  }
  expect(report.table('postgres').split('\n').at(-1)).toBe(
    '| W3 server CPU a poll, µs | 20 (10-100) | 40 (30-100) | 2 (1-3) | ≤ 2.7× | met |',
  );
});
