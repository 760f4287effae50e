/** Of a longer text only this much shows until it is opened. */
const SHOWN = 100;

/** Whether a text is too long to be shown as a whole at once. */
export function isLong(text: string): boolean {
  return text.length > SHOWN;
}

/** The beginning of a long text, cut between two words; a short one as it is. */
export function excerptOf(text: string): string {
  if (!isLong(text)) return text;
  const end = text.lastIndexOf(' ', SHOWN);
  return `${text.slice(0, end > 0 ? end : SHOWN).replace(/[\s,;:.!?-]+$/, '')}…`;
}
