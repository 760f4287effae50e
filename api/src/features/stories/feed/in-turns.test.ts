import { expect, test } from 'vitest';
import { flatMapInTurns } from './in-turns.ts';

test('a long list is gone through in its order, and others get their turn meanwhile', async () => {
  const items = Array.from({ length: 50 }, (_, n) => n);
  const done: (number | 'another')[] = [];
  setImmediate(() => done.push('another'));
  const made = await flatMapInTurns(items, (n) => {
    done.push(n);
    return n % 2 === 0 ? [n, n] : [];
  });
  expect(made).toEqual(items.flatMap((n) => (n % 2 === 0 ? [n, n] : [])));
  expect(done.filter((one) => one !== 'another')).toEqual(items);
  expect(done.indexOf('another')).toBeLessThan(items.length);
});
