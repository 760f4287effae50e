import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packChanges, packMutations, unpackChanges, unpackMutations } from './wire-packing.ts';
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
const change: fc.Arbitrary<PlainChange> = fc.oneof(
  fc.record({ table: fc.constantFrom('tasks' as const, 'users' as const), del: fc.uuid() }),
  fc.record({
    table: fc.constantFrom('tasks' as const, 'users' as const),
    put: fc.dictionary(fc.constantFrom('a', 'b'), fc.nat()),
  }),
);

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

it('says the same changes as columns', () => {
  fc.assert(
    fc.property(fc.array(change), (all) => {
      expect(unpackChanges(packChanges(all))).toEqual(all);
    }),
  );
});
