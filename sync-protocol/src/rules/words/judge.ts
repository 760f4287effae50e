import {
  ALONE,
  DOUBTFUL,
  DOUBTFUL_TOGETHER,
  HARMLESS,
  HARMLESS_TOGETHER,
  MARKED,
  NAMES_TOO,
  WITHIN,
} from './lists.ts';
import { plainLetters } from './look-alikes.ts';
import { speaksForHouse } from './house.ts';
import { isSwollen } from './swollen.ts';

/** What becomes of words that others may see: shown; shown once the operator has looked; not taken at all. */
export type Verdict = 'fine' | 'doubtful' | 'bad';

const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '@': 'a', $: 's', '€': 'e',
}; // oxfmt-ignore
const harmless = new RegExp(HARMLESS.join('|'), 'g');
const within = new RegExp(WITHIN.map(together).join('|'));

/** A text: a bio, a school, a team. */
export function judgeText(text: string): Verdict {
  if (text === '') return 'fine';
  if (isSwollen(text)) return 'doubtful';
  return judge([...wordsOf(text), ...acrossBlanks(text)], marksOf(text));
}

/** A name that is one word without signs: also what it says in the humps of a camel. */
export function judgeUsername(name: string): Verdict {
  const humps = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/(\d+)/g, ' $1 ');
  return judge([...readings(name), ...wordsOf(humps)], []);
}

/**
 * A first or last name: somebody is called Dick, and somebody Verga; whether somebody is called Fick, or as the people
 * who run the server, is looked at.
 */
export function judgeRealName(name: string): Verdict {
  if (isSwollen(name)) return 'doubtful';
  const words = wordsOf(name);
  const others = words.filter((word) => !NAMES_TOO.has(word));
  if (judge([...others, ...acrossBlanks(name)], marksOf(name)) === 'bad') return 'bad';
  return others.length < words.length || speaksForHouse(name) ? 'doubtful' : 'fine';
}

/** What a first and a last name say together and neither says alone; whatever that is, somebody looks at it first. */
export function judgeFullName(name: string): Verdict {
  const together = sideBySide(name);
  const isInLists = together.some((one) => ENTRIES.has(one) || ENTRIES.has(one.replace(/s$/, '')));
  return isInLists || judge(acrossBlanks(name), []) !== 'fine' || speaksForHouse(name) ? 'doubtful' : 'fine';
}

function judge(words: readonly string[], marked: readonly string[]): Verdict {
  const left = words.map((word) => word.replaceAll(harmless, ' '));
  if (left.some((word) => ALONE.has(word) || within.test(word))) return 'bad';
  if (marked.some((word) => MARKED.has(word))) return 'bad';
  return left.some((word) => DOUBTFUL.has(word)) ? 'doubtful' : 'fine';
}

/** Each word of a text in all the ways in which it can be read. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}@$€!|*]+/u)
    .flatMap(readings);
}

/** A word's letters: signs and digits for the letters that they stand for, drawn-out ones once and twice. */
function readings(word: string): string[] {
  const plain = plainLetters(word);
  const read = spelledOut(plain).concat(plain);
  const bare = read.map((one) => one.replaceAll(/[^a-z]/g, ''));
  const drawnOut = bare.flatMap((one) => [
    one.replaceAll(/(.)\1{2,}/g, '$1'),
    one.replaceAll(/(.)\1{2,}/g, '$1$1'),
  ]);
  return [...new Set([...bare, ...drawnOut])].filter((one) => one !== '');
}

const WORD_ENDS = /[^a-z0-9@$!|]+/;

/** A text with the letters that its signs and digits stand for; a stroke may be an i or an l. */
function spelledOut(plain: string): string[] {
  const letters = plain.replaceAll(/[03457890@$€]/g, (sign) => SIGNS[sign] ?? sign);
  return ['i', 'l'].map((one) => letters.replaceAll(/[1!|]/g, one));
}

/** What is read across blanks: letters that stand apart, "f u c k" or "f.u.c.k", and entries of several words. */
function acrossBlanks(text: string): string[] {
  const plain = plainLetters(text);
  const parts = plain.split(WORD_ENDS);
  const letters = parts
    .map((part) => (part.length === 1 ? part : ' '))
    .join('')
    .split(' ');
  return [
    ...letters.filter((run) => run.length > 2).flatMap(readings),
    ...[...new Set([plain, ...spelledOut(plain)])].flatMap((one) => {
      const words = one.split(WORD_ENDS);
      return words.flatMap((_, at) => phraseAt(words, at));
    }),
  ];
}

/** Each two neighbouring words of a name as one, and all of them: phrases have no words of a letter or two. */
function sideBySide(name: string): string[] {
  const plain = plainLetters(name);
  return [plain, ...spelledOut(plain)].flatMap((one) => {
    const words = one.split(WORD_ENDS);
    const pairs = words.slice(1).map((word, before) => [words[before] ?? '', word]);
    return [words, ...pairs].filter((some) => !isHarmlessTogether(some)).map((some) => some.join(''));
  });
}

const isHarmlessTogether = (words: readonly string[]) =>
  HARMLESS_TOGETHER.some((one) => words.join(' ').startsWith(one));

/**
 * The entries of the lists that begin with the word at a place and reach into a later one. An entry that is a single word
 * must also end where a word ends: "hit Leroy" holds none. A single letter is no word: the search ends before it.
 */
function phraseAt(parts: readonly string[], at: number): string[] {
  const some = parts.slice(at, at + 4);
  const letter = some.findIndex((word) => word.length < 2);
  const words = some.slice(0, letter === -1 ? some.length : letter);
  if (isHarmlessTogether(words)) return [];
  const joined = words.join('');
  const ends = new Set(words.map((_, last) => words.slice(0, last + 1).join('').length));
  return (PHRASES.get(joined.slice(0, 2)) ?? [])
    .filter(({ text, isStem }) => {
      const { length } = text;
      const isWhole = ends.has(length) || (joined[length] === 's' && ends.has(length + 1));
      return length > (words[0] ?? '').length && joined.startsWith(text) && (isStem || isWhole);
    })
    .map(({ text }) => text);
}

function together(entry: string): string {
  return entry.replaceAll(' ', '');
}

/** By their first two letters: there are as many places to look at as there are words in a text. */
const PHRASES = Map.groupBy(
  [
    ...WITHIN.map((entry) => ({ text: together(entry), isStem: entry.includes(' ') })),
    // Who is fat is put down, and who is fast is praised: such a phrase ends with its word.
    ...DOUBTFUL_TOGETHER.map((text) => ({ text, isStem: false })),
  ].filter(({ text }) => text.length > 4),
  ({ text }) => text.slice(0, 2),
);

/** All that the lists hold, without blanks. */
const ENTRIES: ReadonlySet<string> = new Set([...WITHIN.map(together), ...ALONE, ...DOUBTFUL]);

function marksOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}]+/u);
}
