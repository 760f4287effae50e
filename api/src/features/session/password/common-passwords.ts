import { OUR_WORDS, wordOf } from 'sync-protocol/rules/session/obvious-passwords';
import { ApiError } from '#plugins/calls/api-error.ts';

/** So far down the list a word with a few digits round it is still among the first guesses. */
const FIRST_GUESSES = 10_000;
let lists: Promise<{ whole: Set<string>; words: Set<string> }> | undefined;

/**
 * Refuses what guessers try first: the most common passwords in whatever case, and a common word, one of our own
 * or one of the player's (names, the address) with nothing but digits and signs round it.
 * @param field the name that the password has in the form
 * @throws ApiError 400 with the field
 */
export async function refuseCommonPassword(
  password: string,
  own: readonly string[],
  field: string,
): Promise<void> {
  if (await isCommonPassword(password, own)) throw commonPassword(field);
}

export async function isCommonPassword(password: string, own: readonly string[] = []): Promise<boolean> {
  const { whole, words } = await (lists ??= loadLists());
  const text = password.toLowerCase();
  const word = wordOf(password);
  return whole.has(text) || (word !== '' && (words.has(word) || wordsOf(own).includes(word)));
}

/** Fetched with the first new password: it is a third of a megabyte. */
async function loadLists() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  return { whole: new Set(common), words: new Set([...common.slice(0, FIRST_GUESSES), ...OUR_WORDS]) };
}

function wordsOf(own: readonly string[]): string[] {
  return own.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.trim().toLowerCase());
}

function commonPassword(field: string): ApiError {
  const message = 'This is one of the first passwords that others would guess. Please choose another one.';
  return new ApiError(400, 'common_password', message, { issues: [{ path: field, message }] });
}
