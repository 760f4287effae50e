import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';
import { isContactName } from 'sync-protocol/rules/words/contact';
import { judgeUsername } from 'sync-protocol/rules/words/judge';
import { HARMLESS } from 'sync-protocol/rules/words/lists';
import { ApiError } from '#plugins/calls/api-error.ts';
import { isReservedName } from './reserved-names.ts';

/** What the library's list lacks. */
const MORE = [pattern`hitler`, pattern`cunt`];

/**
 * Rude as words of their own. The library looks for them anywhere and takes "nn" for "n": it finds them in Anna Lee, in
 * Josiane Gross and in Cindy Keeling.
 */
const ALONE = new Set(['anal', 'anus', 'cum', 'dyke', 'kike', 'negro']);

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => ALONE.has(metadata?.originalWord ?? ''));
for (const more of MORE) words.addPhrase((phrase) => phrase.addPattern(more));
words.addPhrase((phrase) => HARMLESS.reduce((one, term) => one.addWhitelistedTerm(term), phrase));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Whether a name may stand beside a player for good, for everybody to read. */
export function isFitUsername(name: string): boolean {
  return !isReservedName(name) && !isRude(name) && !isContactName(name);
}

/**
 * Refuses a name while its player can still choose: a doubtful one would keep them out of everybody's sight until the
 * operator has looked at it.
 * @param minor whether the player is to be treated as one: their name is no telephone book either
 * @throws ApiError 400 with the field
 */
export function refuseUnfitUsername(name: string, minor: boolean): void {
  if (isReservedName(name))
    throw unfit(
      'username_reserved',
      'This username sounds as if it belonged to VolleyPath itself, or to a coach.',
    );
  if (isRude(name))
    throw unfit('username_unfit', 'This username has a word in it that we keep off the court.');
  if (minor && isContactName(name))
    throw unfit('username_contact', 'Your username tells strangers how to reach you.');
}

/**
 * The library knows more English than our lists; it is asked while there is still a choice. For names alone: in a
 * sentence of another language it takes harmless words for rude ones.
 */
function isRude(name: string): boolean {
  return (
    judgeUsername(name) !== 'fine' || matcher.hasMatch(name) || humpsOf(name).some((one) => ALONE.has(one))
  );
}

/** The words of "AnnaLee7" in small letters. */
function humpsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function unfit(code: string, reason: string): ApiError {
  return new ApiError(400, code, `${reason} Please choose another one.`, {
    issues: [{ path: 'displayName', message: 'Please choose another one' }],
  });
}
