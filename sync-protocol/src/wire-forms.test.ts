import { expect, it } from 'vitest';
import { z } from 'zod';
import { SYNCED_TABLES, TABLE_NAMES } from './entities/tables.ts';
import { exactNumber, formOf } from './wire-forms.ts';

const INSTANT = '2026-11-22T08:00:00.000Z';
const DAY = '2026-11-22';

/** What a field's values have to be for the short form that its name gets; nothing for the plain one. */
function takenFor(field: string): string | undefined {
  const form = formOf(field);
  if (typeof form === 'string') return { ids: 'uuid', completions: 'object', plain: undefined }[form];
  if (exactNumber(form, INSTANT) !== undefined) return 'date-time';
  return exactNumber(form, DAY) === undefined ? 'unknown' : 'date';
}

/** What a field's values are, by its schema. */
function kindOf(schema: z.ZodType): string | undefined {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const [value] = json.anyOf?.filter((one) => one.type !== 'null') ?? [json];
  return value?.format ?? value?.type?.toString();
}

it.each(TABLE_NAMES)('packs no field of %s as what it is not', (table) => {
  const fields: [string, z.ZodType][] = Object.entries<z.ZodType>(SYNCED_TABLES[table].row.shape);
  const taken = fields.flatMap(([field]) => {
    const kind = takenFor(field);
    return kind === undefined ? [] : [`${table}.${field}: ${kind}`];
  });
  const said = fields.map(([field, schema]) => `${table}.${field}: ${kindOf(schema)}`);
  expect(said).toEqual(expect.arrayContaining(taken));
});
