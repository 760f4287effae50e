/** The beginning of a long text, cut between two words; a short one as it is. */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).replace(/[\s,;:.!?-]+$/, '')}…`;
}
