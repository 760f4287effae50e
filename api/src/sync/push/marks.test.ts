import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { OutboxMutation } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { markOf } from './marks.ts';

const STAMP = { at: '2026-01-01T00:00:00.000Z', day: '2026-01-01', tz: 'UTC' };

const withArgs = (args: OutboxMutation['args']): OutboxMutation => ({
  lane: 'core',
  id: 1,
  name: 'x',
  args,
  ...STAMP,
});

/** As it was first written. Marks are kept: one that came out otherwise would make a fork of what was run (S2.11). */
function firstMarkOf({ name, args, at, day, tz }: OutboxMutation): string {
  const text = JSON.stringify(args, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  const said = JSON.stringify([name, text, Date.parse(at), day, tz]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 8);
}

test('S2.11: a mark is of what a mutation says, and for ever the same', () => {
  const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const name = fc.oneof(fc.string(), fc.constantFrom('10', '9', '__proto__', 'toJSON', 'b', 'a'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, json)), (fields) => {
      const args = Object.fromEntries(fields);
      const mark = firstMarkOf(withArgs(args));
      expect(markOf(withArgs(args))).toBe(mark);
      expect(markOf(withArgs(Object.fromEntries(Object.entries(args).reverse())))).toBe(mark);
    }),
  );
  const args = { slot: 2, of: [{ b: 1, a: null }], 10: 'x', 9: true };
  expect(markOf(withArgs(args))).toBe('Q5KLWuPD');
});

test('arguments too deep to be written have a mark all the same', () => {
  const deep = JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as Record<string, unknown>;
  expect(markOf(withArgs(deep))).toHaveLength(8);
});
