import { expect, test } from 'vitest';
import { StatementNames } from './prepared.ts';

const timesNamed = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text));

test('a statement that comes often gets a name, and keeps it', () => {
  const names = new StatementNames();
  expect(timesNamed(names, 'select 1', 11)).toEqual([...Array<undefined>(9).fill(undefined), 's0', 's0']);
});

test('a statement that comes often late gets its name, however many came a few times before', () => {
  const names = new StatementNames();
  for (let length = 1; length <= 5000; length++)
    timesNamed(names, `select 1 where 1 in (${Array(length % 700).join(', ')}${length})`, 5);
  expect(timesNamed(names, 'select 2', 10).at(-1)).toBe('s0');
});

test('once one is outdated all get new names, and only once', () => {
  const names = new StatementNames();
  const both = () => ['select 1', 'select 2'].map((text) => timesNamed(names, text, 10).at(-1));
  expect(both()).toEqual(['s0', 's1']);
  names.outdated('select 2', 's1');
  expect(names.nameOf('select 1')).toBe(undefined);
  expect(both()).toEqual(['s2', 's3']);
  // Another connection meets the old plan a moment later.
  names.outdated('select 2', 's1');
  expect(both()).toEqual(['s2', 's3']);
});

test('there are never more names than a connection may keep plans', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 500 }, (_, index) => timesNamed(names, `select ${index}`, 10).at(-1));
  expect(new Set(given.filter((name) => name !== undefined)).size).toBe(150);
  expect(names.nameOf('select 0')).toBe('s0');
});
