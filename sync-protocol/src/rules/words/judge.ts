import { ALONE, DOUBTFUL, HARMLESS, MARKED, WITHIN } from './lists.ts';
import { plainLetters } from './look-alikes.ts';

/** What becomes of words that others may see: shown; shown once the operator has looked; not taken at all. */
export type Verdict = 'fine' | 'doubtful' | 'bad';

const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's', '€': 'e',
}; // prettier-ignore
const harmless = new RegExp(HARMLESS.join('|'), 'g');
const within = new RegExp(WITHIN.join('|'));

/** A text: a bio, a school, a team. */
export function judgeText(text: string): Verdict {
  if (text === '') return 'fine';
  return judge([...wordsOf(text), ...acrossBlanks(text)], marksOf(text));
}

/** A name that is one word without signs: also what it says in the humps of a camel. */
export function judgeUsername(name: string): Verdict {
  const humps = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/(\d+)/g, ' $1 ');
  return judge([...readings(name), ...wordsOf(humps)], []);
}

/** A first or last name: somebody is called Dick, and somebody Verga. */
export function judgeRealName(name: string): Verdict {
  const verdict = judgeText(name);
  return verdict === 'doubtful' ? 'fine' : verdict;
}

function judge(words: readonly string[], marked: readonly string[]): Verdict {
  const left = words.map((word) => word.replaceAll(harmless, ' '));
  if (left.some((word) => ALONE.has(word) || within.test(word))) return 'bad';
  if (marked.some((word) => MARKED.has(word))) return 'bad';
  return left.some((word) => DOUBTFUL.has(word)) ? 'doubtful' : 'fine';
}

/** Each word of a text in all the ways in which it can be read. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}@$€!|*]+/u).flatMap(readings);
}

/** A word's letters: signs and digits for the letters that they stand for, drawn-out ones once and twice. */
function readings(word: string): string[] {
  const plain = plainLetters(word);
  const letters = plain.replaceAll(/[03457890@$€]/g, (sign) => SIGNS[sign] ?? sign);
  const read = ['i', 'l'].map((one) => letters.replaceAll(/[1!|]/g, one)).concat(plain);
  const bare = read.map((one) => one.replaceAll(/[^a-z]/g, ''));
  const drawnOut = bare.flatMap((one) => [
    one.replaceAll(/(.)\1{2,}/g, '$1'),
    one.replaceAll(/(.)\1{2,}/g, '$1$1'),
  ]);
  return [...new Set([...bare, ...drawnOut])].filter((one) => one !== '');
}

/** What is read across blanks: letters that stand apart, "f u c k" or "f.u.c.k", and entries of several words. */
function acrossBlanks(text: string): string[] {
  const parts = plainLetters(text).split(/[^a-z0-9@$!|]+/);
  const letters = parts
    .map((part) => (part.length === 1 ? part : ' '))
    .join('')
    .split(' ');
  return [
    ...letters.filter((run) => run.length > 2).flatMap(readings),
    ...parts.flatMap((_, at) => phraseAt(parts, at)),
  ];
}

/** An entry of the lists that begins with a word and ends in a later one; single letters are no words for it. */
function phraseAt(parts: readonly string[], at: number): string[] {
  const words = parts.slice(at, at + 4);
  const letter = words.findIndex((word) => word.length < 2);
  const joined = words.slice(0, letter === -1 ? words.length : letter).join('');
  const phrases = PHRASES.get(joined.slice(0, 2)) ?? [];
  return phrases.filter((phrase) => phrase.length > (words[0] ?? '').length && joined.startsWith(phrase));
}

/** By their first two letters: there are as many places to look at as there are words in a text. */
const PHRASES = Map.groupBy(
  WITHIN.filter((entry) => entry.length > 5),
  (entry) => entry.slice(0, 2),
);

function marksOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}]+/u);
}
