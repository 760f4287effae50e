import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColumn } from './pack-columns.ts';
import { unpackColumn } from './unpack-columns.ts';

const instant = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
const columns: [field: string, value: fc.Arbitrary<unknown>][] = [
  ['id', fc.uuid()],
  ['userId', fc.constantFrom('6f1c2a0e-3b5d-5e7a-9c41-0d8e5b7f2a10', 'someone', null)],
  [
    'completedAt',
    fc.option(
      fc.oneof(
        instant.map((date) => date.toISOString()),
        fc.string(),
      ),
    ),
  ],
  [
    'completedDay',
    fc.option(
      fc.oneof(
        instant.map((date) => date.toISOString().slice(0, 10)),
        fc.string(),
      ),
    ),
  ],
  ['done', fc.dictionary(fc.uuid(), fc.array(fc.integer()))],
  ['done', fc.dictionary(fc.string(), fc.array(fc.integer()))],
  ['name', fc.oneof(fc.string(), fc.constant('Serve'))],
  ['dose', fc.option(fc.record({ sets: fc.nat() }))],
  ['weeks', fc.array(fc.nat())],
  ['points', fc.nat()],
];

/** As it is after the network. */
function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('a column in the short form', () => {
  it.each(columns)('%s comes back as it was', (field, value) => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        expect(unpackColumn(field, sent(packColumn(field, values)), values.length)).toEqual(values);
      }),
    );
  });

  it('of ids has 22 letters each', () => {
    const ids = ['595ab525-40d6-5822-9213-177345cc7bbe', '3993f6c7-d80c-52e5-9a70-889d24fbbefa'];
    expect(packColumn('id', ids)).toMatch(/^[\w-]{44}$/);
  });

  it('of instants and days has steps', () => {
    const values = ['2026-11-07T03:00:00.005Z', null, '2026-11-07T03:05:00.005Z'];
    expect(packColumn('completedAt', values)).toEqual([values[0], null, 300_000]);
    expect(packColumn('day', ['2026-11-07', '2026-11-07', '2026-11-09'])).toEqual(['2026-11-07', 0, 2]);
  });

  it('of what all rows share has it once', () => {
    expect(packColumn('isCompleted', [true, true])).toBe(true);
  });

  it('has a value for each row', () => {
    expect(() => unpackColumn('points', [1, 2], 3)).toThrow('points has 2 values for 3 rows');
  });
});
