/** A text may get so many times as long: taken apart, an ellipsis is three dots, a fraction three signs. */
const TIMES = 3;
/** And so much longer beyond that: a short text may hold “ﷺ” after a name, one sign that becomes eighteen letters. */
const SPARE = 100;

/**
 * Whether a text is so much longer once its signs are taken apart that nobody writes so: to judge it would take that much
 * longer, too, so it waits for the operator instead.
 */
export function isSwollen(text: string): boolean {
  return text.normalize('NFKC').length > TIMES * text.length + SPARE;
}
