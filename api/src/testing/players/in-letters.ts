/** A number in letters that spell nothing: some digits read as a word, or as a telephone number, that names may not hold. */
export function inLetters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'bcdghjmnpq'[Number(digit)] ?? '');
}
