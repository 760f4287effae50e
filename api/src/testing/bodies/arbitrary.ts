import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;

const FORMATS: Record<string, Arbitrary<unknown>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

/** Values that nobody asked for: other types, odd text, huge and tiny numbers. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '%',
    '__proto__',
    'x'.repeat(5000),
    -0,
    1e308,
    2 ** 53,
    -1,
    // No number, and no text either.
    { length: { toString: 1, valueOf: 1 } },
  ),
);

/** Input for a schema: often such as it describes, often not. */
export function arbitraryFor(schema: z.ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodUndefined) return fc.oneof(fc.constant(undefined), junk);
  return near(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** Mostly what the schema describes, else junk. */
function near(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: described(schema) }, { weight: 1, arbitrary: junk });
}

function described(schema: JsonSchema): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return junk;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return fc.oneof(...options.map(near));
  switch (schema.type) {
    case 'string':
      return (
        FORMATS[schema.format ?? ''] ??
        fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 200) })
      );
    case 'integer':
    case 'number':
      return fc.integer({
        min: schema.minimum ?? -10,
        max: Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 1000, 1e9)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(
        near(typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : true),
        { maxLength: 5 },
      );
    case 'object':
      return object(schema);
    case undefined:
      return junk;
    default:
      throw new Error('not a type of JSON schema');
  }
}

function object({ properties = {}, required = [] }: Exclude<JsonSchema, boolean>): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, near(property)]),
  );
  const complete = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const partial = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: complete }, { weight: 1, arbitrary: partial });
}
