import {
  CUSTOM_DESCRIPTION_MAX,
  CUSTOM_NAME_MAX,
  customRegimenFields,
} from 'sync-protocol/entities/training/regimen';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, fieldsOf, type CustomDraft } from './custom-fields.ts';

const draft = (changes: Partial<CustomDraft>): CustomDraft => ({
  ...EMPTY_DRAFT,
  name: 'Serves',
  category: 'serving',
  ...changes,
});

it('starts out for beginners, with four weeks of thirty minutes', () => {
  expect(fieldsOf(draft({}))).toEqual({
    name: 'Serves',
    description: '',
    category: 'serving',
    difficulty: 'beginner',
    totalWeeks: 4,
    dailyDuration: 30,
  });
});

it.each([{ name: '' }, { name: '   ' }, { name: '\u200b\u2800' }, { category: '' as const }])(
  'is nothing yet with %j',
  (missing) => {
    expect(fieldsOf(draft(missing))).toBeUndefined();
  },
);

it.each([
  ['6', 6],
  ['', 4],
  ['many', 4],
  ['1', 2],
  ['0', 2],
  ['-3', 2],
  ['17', 16],
  ['3.9', 3],
])('takes %s weeks as %i', (weeks, totalWeeks) => {
  expect(fieldsOf(draft({ weeks }))).toMatchObject({ totalWeeks });
});

it.each([
  ['45', 45],
  ['', 30],
  ['x', 30],
  ['14', 15],
  ['500', 120],
])('takes %s minutes as %i', (minutes, dailyDuration) => {
  expect(fieldsOf(draft({ minutes }))).toMatchObject({ dailyDuration });
});

it('gives what the rules accept, at its longest too', () => {
  const longest = draft({
    name: 'n'.repeat(CUSTOM_NAME_MAX),
    description: 'd'.repeat(CUSTOM_DESCRIPTION_MAX),
  });
  for (const one of [draft({ name: ' Trimmed ' }), longest])
    expect(customRegimenFields.safeParse(fieldsOf(one)).success).toBe(true);
  const tooLong = customRegimenFields.safeParse(fieldsOf(draft({ name: 'n'.repeat(CUSTOM_NAME_MAX + 1) })));
  expect(tooLong.success).toBe(false);
});
