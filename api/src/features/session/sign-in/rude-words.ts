import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';
import { HARMLESS } from 'sync-protocol/rules/words/lists';

/** What the library's list lacks. */
const MORE = [pattern`hitler`, pattern`|nazi`, pattern`cunt`];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const more of MORE) words.addPhrase((phrase) => phrase.addPattern(more));
words.addPhrase((phrase) => HARMLESS.reduce((one, term) => one.addWhitelistedTerm(term), phrase));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/**
 * Whether a name has an English word in it that nobody should have to read. For names alone: in a sentence of another
 * language it takes harmless words for rude ones.
 */
export function isRudeInEnglish(name: string): boolean {
  return matcher.hasMatch(name);
}
