import type { z } from 'zod';
import { EMPTY_FIELD } from '../messages.ts';

/**
 * What is wrong with a value, in words for players; a schema's own message comes before it. The same for a call that
 * is refused and for a form before it is sent.
 */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  if (issue.input === '') return EMPTY_FIELD;
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return isAmount(issue.origin)
        ? `This can be ${Number(issue.maximum)} at most.`
        : `This is too long: ${Number(issue.maximum)} at most.`;
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? EMPTY_FIELD
        : 'This is not the kind of value we need.';
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter an email address.' : 'This does not look right.';
    case 'invalid_value':
      return 'Please choose one of the list.';
    case 'unrecognized_keys':
      return 'This holds something that we do not know.';
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'This does not look right.';
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (isAmount(origin)) return `This has to be ${minimum} at least.`;
  return minimum <= 1 ? EMPTY_FIELD : `This is too short: ${minimum} at least.`;
}

function isAmount(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint';
}
