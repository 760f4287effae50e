import { isUnfit, WORD_FIELDS, type WordField } from 'sync-protocol/rules/words/shown';

export const UNFIT_WORDS = {
  code: 'words_unfit',
  message: 'Your profile has a word in it that we keep off the court. Please write it another way.',
} as const;

/** The fields of a profile that hold words which nobody should have to read. */
export function unfitFields(profile: {
  readonly [Field in WordField]?: string | null | undefined;
}): WordField[] {
  return WORD_FIELDS.filter((field) => {
    const text = profile[field];
    return typeof text === 'string' && isUnfit(field, text);
  });
}
