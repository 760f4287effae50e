import { isUnfit } from 'sync-protocol/rules/words/shown';
import { WORD_FIELDS, type WordField } from 'sync-protocol/rules/words/word-fields';
import { unfitWords } from 'sync-protocol/rules/words/unfit-words';

export const UNFIT_WORDS = unfitWords('profile');

/** The fields of a profile that hold words which nobody should have to read. */
export function unfitFields(profile: {
  readonly [Field in WordField]?: string | null | undefined;
}): WordField[] {
  return WORD_FIELDS.filter((field) => {
    const text = profile[field];
    return typeof text === 'string' && isUnfit(field, text);
  });
}
