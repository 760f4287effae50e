import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packMutations, packRows, unpackChanges, unpackMutations } from './wire-packing.ts';
import type { OutboxMutation, PlainChange } from './wire.ts';

const mutation: fc.Arbitrary<OutboxMutation> = fc.record({
  lane: fc.constantFrom('core', 'media'),
  id: fc.integer({ min: 1, max: 5 }),
  name: fc.constantFrom('task.setCompleted', 'tasks.refresh'),
  args: fc.dictionary(fc.constantFrom('slot', 'day', 'completed'), fc.oneof(fc.nat(3), fc.boolean())),
  at: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-02-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  day: fc.constantFrom('2026-01-01', '2026-01-02'),
  tz: fc.constantFrom('UTC', 'Europe/Berlin'),
});
const rows = fc.array(fc.record({ id: fc.uuid(), a: fc.nat(), b: fc.option(fc.string()) }));

it('S2.9 says the same in the short form', () => {
  fc.assert(
    fc.property(fc.array(mutation), (all) => {
      expect(unpackMutations(packMutations(all))).toEqual(all);
    }),
  );
});

it('S2.9 takes whole mutations as they are', () => {
  fc.assert(
    fc.property(fc.array(mutation), (all) => {
      expect(unpackMutations(all)).toEqual(all);
    }),
  );
});

it('says the same rows as columns, and takes plain changes as they are', () => {
  fc.assert(
    fc.property(rows, fc.uuid(), (all, removed) => {
      const columns = (['id', 'a', 'b'] as const).map((field) => ({
        field,
        values: all.map((row) => row[field]),
      }));
      const packed = packRows('tasks', all.length, columns);
      const changes: PlainChange[] = all.map((put) => ({ table: 'tasks', put }));
      const gone: PlainChange = { table: 'users', del: removed };
      expect(unpackChanges([{ table: 'users', dels: [removed] }, packed])).toEqual([gone, ...changes]);
      expect(unpackChanges([gone, ...changes])).toEqual([gone, ...changes]);
    }),
  );
});
