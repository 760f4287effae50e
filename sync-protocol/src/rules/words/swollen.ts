/** An ellipsis is three dots, a fraction three signs. */
const TIMES = 3;
/** What a short text may grow beyond that, with the greeting of eighteen letters in one sign after a name. */
const SPARE = 100;

/**
 * Whether a text is so much longer once its signs are taken apart that nobody writes so: to judge it would take that much
 * longer, too, so it waits for the operator instead.
 */
export function isSwollen(text: string): boolean {
  return text.normalize('NFKC').length > TIMES * text.length + SPARE;
}
