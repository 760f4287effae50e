import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ownershipOf, scopeOfRow } from './ownership.ts';
import { SYNCED_TABLES } from './tables.ts';

test.each([
  ['the player’s that it names, be it about a team or not', { id: 'a', teamId: 'b', userId: 'c' }, 'user:c'],
  ['else the team’s that it names', { id: 'a', teamId: 'b' }, 'team:b'],
  ['else the player’s whose id it has', { id: 'a' }, 'user:a'],
])('S4.1: a row is %s', (_, row, scope) => {
  expect(scopeOfRow(row)).toBe(scope);
});

test('S4.1: a row that has its owner’s field and no owner in it is nobody’s, and is not to be', () => {
  for (const row of [{ id: 'a', userId: null, teamId: 'b' }, { id: 'a', teamId: undefined }, {}])
    expect(() => scopeOfRow(row)).toThrow('a row without its');
});

test('S4.1: what a table says of its rows each of them says too, for no owner’s field may be missing', () => {
  for (const { row } of Object.values(SYNCED_TABLES)) {
    const shape: Readonly<Record<string, z.ZodType>> = row.shape;
    const { field } = ownershipOf((name) => name in shape);
    expect(shape[field]?.safeParse(undefined).success).toBe(false);
    expect(shape[field]?.safeParse(null).success).toBe(false);
  }
});

test('S5.4: a table of one row has no field that travels only once, for phones take each of its rows for a whole one', () => {
  const oneRow = Object.values(SYNCED_TABLES).filter(
    ({ row }) => ownershipOf((name) => name in row.shape).field === 'id',
  );
  expect(oneRow).not.toEqual([]);
  for (const { row, changing } of oneRow) expect(changing).toEqual(Object.keys(row.shape));
});
