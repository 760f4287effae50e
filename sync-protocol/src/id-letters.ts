const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters of an id: each holds 6 of its 128 bits. */
export const ID_LETTERS = 22;

/** Three hexadecimal digits are two letters. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => `${LETTERS[bits >> 6]}${LETTERS[bits & 63]}`);
const BITS = new Map(PAIRS.map((pair, bits) => [pair, bits]));
const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in its canonical form as 22 letters; undefined for any other text. */
export function lettersOfId(id: string): string | undefined {
  if (!CANONICAL.test(id)) return undefined;
  const digits = `${id.slice(0, 8)}${id.slice(9, 13)}${id.slice(14, 18)}${id.slice(19, 23)}${id.slice(24)}0`;
  let letters = '';
  for (let place = 0; place < digits.length; place += 3)
    letters += PAIRS[Number.parseInt(digits.slice(place, place + 3), 16)];
  return letters;
}

/** The UUID that 22 letters stand for. */
export function idFromLetters(letters: string): string {
  let digits = '';
  for (let place = 0; place < ID_LETTERS; place += 2)
    digits += (BITS.get(letters.slice(place, place + 2)) ?? 0).toString(16).padStart(3, '0');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}
