import type { z } from 'zod';
import { EMPTY_FIELD } from '../messages.ts';

const WRONG = 'This doesn’t look right.';

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
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? EMPTY_FIELD : WRONG;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter an email address.' : WRONG;
    case 'invalid_value':
      return 'Please choose one from the list.';
    case 'unrecognized_keys':
      return `${WRONG} Please update the app.`;
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return WRONG;
  }
}

function tooBig(origin: string, maximum: number): string {
  if (isAmount(origin)) return `This can be ${maximum} at most.`;
  return isText(origin) ? `Too long: ${maximum} characters at most.` : `Too many: ${maximum} at most.`;
}

function tooSmall(origin: string, minimum: number): string {
  if (isAmount(origin)) return `This has to be ${minimum} at least.`;
  if (minimum <= 1) return EMPTY_FIELD;
  return isText(origin) ? `Too short: ${minimum} characters at least.` : `Too few: ${minimum} at least.`;
}

function isText(origin: string): boolean {
  return origin === 'string';
}

function isAmount(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint';
}
