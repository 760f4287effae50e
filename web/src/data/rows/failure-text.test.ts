import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it('says why the rules or a full phone refuse, and of anything else only that it failed', () => {
  const saved = 'You’ve saved 500 quotes.';
  expect(failureText({ code: 'too_many_quotes', message: saved }, 'Unable to save quote.')).toBe(saved);
  expect(failureText({ code: 'storage_full', message: 'Free some space.' }, 'Unable.')).toBe(
    'Free some space.',
  );
  expect(failureText({ code: 'storage_failed', message: 'broken' }, 'Unable to save quote.')).toBe(
    'Unable to save quote.',
  );
});
