const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters of an id: each holds 6 of its 128 bits. */
export const ID_LETTERS = 22;

/** Three hexadecimal digits are two letters. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => `${LETTERS[bits >> 6]}${LETTERS[bits & 63]}`);
const BITS = new Map(PAIRS.map((pair, bits) => [pair, bits]));
const [DASH, DIGIT_0, LETTER_A] = [0x2d, 0x30, 0x61];
const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in its canonical form as 22 letters; undefined for any other text. */
export function lettersOfId(id: string): string | undefined {
  if (!CANONICAL.test(id)) return undefined;
  let letters = '';
  // A one before the digits counts them.
  let bits = 1;
  for (let place = 0; place < id.length; place++) {
    const code = id.charCodeAt(place);
    if (code === DASH) continue;
    bits = bits * 16 + (code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10);
    if (bits < PAIRS.length) continue;
    letters += PAIRS[bits - PAIRS.length];
    bits = 1;
  }
  return letters + PAIRS[bits * 16 - PAIRS.length];
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
