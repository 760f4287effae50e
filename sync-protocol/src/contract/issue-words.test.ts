import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsFor } from './issue-words.ts';
import { register } from './session/session.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: wordsFor }).error?.issues.map(({ message }) => message);

test.each([
  [z.int().min(2), 1, 'This has to be 2 at least.'],
  [z.int().max(9), 10, 'This can be 9 at most.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string().min(3), 'ab', 'Too short: 3 characters at least.'],
  [z.string().max(3), 'abcd', 'Too long: 3 characters at most.'],
  [z.array(z.int()).min(2), [1], 'Too few: 2 at least.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Too many: 2 at most.'],
  [z.string(), undefined, 'Please fill this in.'],
  [z.string(), 7, 'This doesn’t look right.'],
  [z.email(), 'maya', 'Please enter an email address.'],
  [z.email(), '', 'Please fill this in.'],
  [z.enum(['a', 'b']), 'c', 'Please choose one from the list.'],
  [z.enum(['a', 'b']), '', 'Please fill this in.'],
  [z.strictObject({}), { wings: 2 }, 'This doesn’t look right. Please update the app.'],
  [z.string().regex(/^a/, 'Begin with an a.'), 'b', 'Begin with an a.'],
  [z.union([z.literal(1), z.literal(2)]), 3, 'This doesn’t look right.'],
])('%# says it in our words', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

test('a birth that cannot be is asked for again, by name', () => {
  const form = { email: 'maya@example.org', password: 'Libero7digs' };
  expect(said(register.body, { ...form, birthMonth: 13, birthYear: 1800 })).toEqual([
    'Please choose your month of birth.',
    'Please choose your year of birth.',
  ]);
});
