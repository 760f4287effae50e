import { expect, it } from 'vitest';
import { z } from 'zod';
import { MUTATIONS } from './index.ts';
import { TYPED_FIELDS } from './typed-fields.ts';

type Schema = z.core.JSONSchema._JSONSchema;

/** Words that a phone makes or copies: nobody loses them with a change that was not saved. */
const MADE: Readonly<Record<string, string>> = {
  drillId: 'of the catalog',
  code: 'drawn by the phone, or copied from a wall',
  timezone: 'picked from a list',
  askedAs: 'the username of whoever is asked',
  challengedTeamName: 'the name of whoever is challenged',
  skillMatch: 'put together from a profile',
  weeks: 'a new program begins with those of its category',
  drills: 'of the catalog',
};

/** The fields of a mutation that take any text, by their outermost names. */
function freeTexts(schema: Schema, field = ''): string[] {
  if (typeof schema === 'boolean') return [];
  const { type, properties = {}, items, additionalProperties = false, ...rest } = schema;
  const of = (inner: readonly Schema[]) => inner.flatMap((one) => freeTexts(one, field));
  const choices = of([...(rest.anyOf ?? []), ...(rest.oneOf ?? []), ...(rest.allOf ?? [])]);
  const parts = of([items ?? false, rest.prefixItems ?? false].flat());
  const fields = Object.entries(properties).flatMap(([name, one]) => freeTexts(one, field || name));
  const isFixed = [rest.pattern, rest.format, rest.enum, rest.const].some((one) => one !== undefined);
  const own = type === 'string' && !isFixed ? [field] : [];
  return [...own, ...choices, ...parts, ...fields, ...freeTexts(additionalProperties, field)];
}

it('names every field into which players type, so that “Needs attention” can give it back', () => {
  const free = [...MUTATIONS.values()].flatMap(({ name, args }) =>
    freeTexts(z.toJSONSchema(args, { io: 'input', unrepresentable: 'any' })).map((field) => ({
      name,
      field,
    })),
  );
  const missing = free.filter(({ field }) => !TYPED_FIELDS.includes(field) && !(field in MADE));
  expect(missing).toEqual([]);
  // What no mutation has any more is off both lists.
  const named = new Set(free.map(({ field }) => field));
  expect([...TYPED_FIELDS, ...Object.keys(MADE)].filter((field) => !named.has(field))).toEqual([]);
});

it.each([
  [z.strictObject({ bio: z.string() }), ['bio']],
  [z.strictObject({ bio: z.string().trim().max(9).nullish() }), ['bio']],
  [z.strictObject({ list: z.array(z.object({ line: z.string() })) }), ['list']],
  [z.strictObject({ pair: z.tuple([z.int(), z.string()]) }), ['pair']],
  [z.strictObject({ map: z.record(z.string(), z.string()) }), ['map']],
  [z.union([z.object({ one: z.string() }), z.object({ other: z.string() })]), ['one', 'other']],
  [z.strictObject({ id: z.uuid(), day: z.iso.date(), kind: z.enum(['a']), key: z.string().regex(/a/) }), []],
])('finds a text wherever a schema holds one: %#', (schema, fields) => {
  expect(freeTexts(z.toJSONSchema(schema))).toEqual(fields);
});
