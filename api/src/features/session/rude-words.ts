import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

/** What the library's list lacks. */
const MORE = [pattern`hitler`, pattern`|nazi`, pattern`siegheil`, pattern`killyourself`, pattern`cunt`];
/** Names and words of decent people that have a word of the list in them. */
const HARMLESS = [
  'dickens', 'dickenson', 'dickerson', 'dickinson', 'dickson', 'cumming', 'cummings', 'kikelomo', 'scunthorpe',
  'titsworth', 'vandyke', 'vandyck',
]; // prettier-ignore

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const more of MORE) words.addPhrase((phrase) => phrase.addPattern(more));
words.addPhrase((phrase) => HARMLESS.reduce((one, term) => one.addWhitelistedTerm(term), phrase));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Whether a name has a word in it that nobody should have to read, also in other letters or with digits for them. */
export function isRude(name: string): boolean {
  return matcher.hasMatch(name);
}
