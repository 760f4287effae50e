import { newId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { expect, test } from 'vitest';
import { RecentChanges } from './recent-changes.ts';

const SCOPE = 'user:a';
const row = (id: string, notes: string) => ({ id, notes });

function change(id: string, before: string | null, after: string | null): RowChange {
  const made = {
    before: before === null ? undefined : row(id, before),
    after: after === null ? undefined : row(id, after),
  };
  return { table: 'savedQuotes', id, ...made } as unknown as RowChange;
}

test('knows what came between two counters, however many writes it were, each row once', () => {
  const recent = new RecentChanges();
  recent.add(SCOPE, 12, [change('a', null, 'one'), change('b', 'old', 'older')]);
  // Commits of a scope may be heard of in another order.
  recent.add(SCOPE, 15, [change('a', 'two', null)]);
  recent.add(SCOPE, 14, [change('a', 'one', 'two'), change('c', null, 'new')]);
  expect(recent.between(SCOPE, 10, 15)).toEqual([
    change('a', null, null),
    change('b', 'old', 'older'),
    change('c', null, 'new'),
  ]);
  expect(recent.between(SCOPE, 12, 14)).toEqual([change('a', 'one', 'two'), change('c', null, 'new')]);
  expect(recent.between(SCOPE, 15, 15)).toEqual([]);
});

test('knows nothing where a write is missing, or ends elsewhere', () => {
  const recent = new RecentChanges();
  recent.add(SCOPE, 12, [change('a', null, 'one'), change('b', null, 'two')]);
  recent.add(SCOPE, 16, [change('c', null, 'three')]);
  for (const [from, upTo] of [
    [9, 12],
    [11, 12],
    [10, 11],
    [12, 16],
    [10, 16],
    [17, 16],
  ] as const)
    expect(recent.between(SCOPE, from, upTo)).toBeUndefined();
  expect(recent.between('user:b', 10, 12)).toBeUndefined();
});

test('forgets the oldest, so that it holds two thousand rows at most', () => {
  const recent = new RecentChanges();
  const rows = (count: number) => Array.from({ length: count }, () => change(newId(), null, 'made'));
  recent.add(SCOPE, 1000, rows(1000));
  recent.add('user:b', 1000, rows(1000));
  expect(recent.between(SCOPE, 0, 1000)).toHaveLength(1000);
  recent.add(SCOPE, 1001, rows(1));
  expect(recent.between(SCOPE, 0, 1000)).toBeUndefined();
  expect(recent.between('user:b', 0, 1000)).toHaveLength(1000);
  expect(recent.between(SCOPE, 1000, 1001)).toHaveLength(1);
  recent.add(SCOPE, 5000, rows(2001));
  expect(recent.between(SCOPE, 2999, 5000)).toBeUndefined();
});
