import { isUnfit, WORD_FIELDS } from 'sync-protocol/rules/words/shown';
import { z } from 'zod';
import type { Prepared } from './prepare.ts';
import { rejected, type Verdict } from './verdict.ts';

/** A mutation on its way to be run, or why it is not. */
interface Candidate {
  ready: Prepared | Verdict;
}

export const UNFIT_WORDS = {
  code: 'words_unfit',
  message: 'Your profile has a word in it that we keep off the court. Please write it another way.',
} as const;

const REFUSED = rejected(UNFIT_WORDS);

/** Turns down those that would put words into a profile that nobody should have to read. */
export function refuseUnfitWords<T extends Candidate>(batch: readonly T[]): T[] {
  return batch.map((one) => (holdsUnfitWords(one) ? { ...one, ready: REFUSED } : one));
}

function holdsUnfitWords({ ready }: Candidate): boolean {
  if (!('mutation' in ready) || ready.mutation.name !== 'profile.update') return false;
  return unfitFields(ready.args).length > 0;
}

/** The fields of a profile whose words are not taken. */
export function unfitFields(fields: unknown): string[] {
  const known = z.looseObject({}).safeParse(fields).data ?? {};
  return WORD_FIELDS.filter((field) => {
    const text = known[field];
    return typeof text === 'string' && isUnfit(field, text);
  });
}
