/**
 * What nobody reads by itself: blanks, the signs that no font draws (of zero width, soft hyphens, fillers, the braille
 * cell without a dot), marks with no letter under them, and private signs, which are boxes on any other phone. Letters,
 * numbers, punctuation and symbols remain, and with them what this Unicode does not know yet: it may be the letter or
 * the emoji of a newer phone.
 */
const UNREAD =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Co}\p{Noncharacter_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be read: then nothing was written. */
export function isBlank(text: string): boolean {
  return UNREAD.test(text);
}

/** What a player has written, as it is kept: without the blanks around it. */
export function written(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
