import type { User } from '../../entities/profile/user.ts';
import { isContactName } from './contact.ts';
import { LISTS, type Judges } from './judges.ts';
import { WORD_FIELDS, type WordField } from './word-fields.ts';

/** By whom each is judged. */
const FIELDS = {
  displayName: 'judgeUsername',
  firstName: 'judgeRealName',
  lastName: 'judgeRealName',
  bio: 'judgeText',
  school: 'judgeText',
  clubTeam: 'judgeText',
  teamName: 'judgeText',
  hometown: 'judgeText',
} as const satisfies Record<WordField, keyof Judges>;

/** What the operator has said of a player's words: of just this text, or it is judged again. */
export type WordRulings = Partial<Record<WordField, { text: string; shown: boolean }>>;

type Words = Partial<Pick<User, WordField>>;

/** Whether a text is not to be taken at all. */
export function isUnfit(field: WordField, text: string): boolean {
  return LISTS[FIELDS[field]](text) === 'bad';
}

/** Whether others see a text of a player's: as the operator says, or as the lists do. */
export function isShown(
  field: WordField,
  text: string,
  minor: boolean,
  rulings: WordRulings,
  judges: Judges = LISTS,
): boolean {
  const ruling = rulings[field];
  if (ruling?.text === text) return ruling.shown;
  if (judges[FIELDS[field]](text) !== 'fine') return false;
  return !minor || !(field === 'displayName' ? isContactName(text) : judges.isUnsafeForMinors(text));
}

/** A player's words as others may see them: what waits for the operator is left empty, a username is not there. */
export function shownWords<T extends Words>(
  words: T,
  minor: boolean,
  rulings: WordRulings,
  judges?: Judges,
): T {
  return without(words, heldFields(words, minor, rulings, judges));
}

/** A grown-up's words as minors read them: without those that would wait were they a minor's. Their username stays. */
export function wordsForMinors<T extends Words>(words: T, rulings: WordRulings, judges?: Judges): T {
  return without(
    words,
    heldFields(words, true, rulings, judges).filter((field) => field !== 'displayName'),
  );
}

function without<T extends Words>(words: T, fields: readonly WordField[]): T {
  if (fields.length === 0) return words;
  return {
    ...words,
    ...Object.fromEntries(fields.map((field) => [field, field === 'displayName' ? null : ''])),
  };
}

/** What of a player's words others don't see. */
export function heldFields(
  words: Words,
  minor: boolean,
  rulings: WordRulings,
  judges: Judges = LISTS,
): WordField[] {
  const held = WORD_FIELDS.filter((field) => {
    const text = words[field] ?? '';
    return text !== '' && !isShown(field, text, minor, rulings, judges);
  });
  // Where one half is not shown, they are not read together.
  if (NAMES.some((field) => held.includes(field) || !words[field])) return held;
  const name = NAMES.map((field) => words[field]).join(' ');
  if (judges.judgeFullName(name) === 'fine' && !(minor && judges.isUnsafeForMinors(name))) return held;
  const waiting = NAMES.filter((field) => rulings[field]?.text !== words[field]);
  return WORD_FIELDS.filter((field) => [...held, ...waiting].includes(field));
}

const NAMES: readonly WordField[] = ['firstName', 'lastName'];
