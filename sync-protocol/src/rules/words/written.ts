/** Blanks, and the signs that no font draws: of zero width, soft hyphens, fillers, the braille cell without a dot. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/** Whether nothing of a text can be seen: then nothing was written. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}

/** What a player has written, as it is kept: without the blanks around it. */
export function written(text: string): string {
  return isBlank(text) ? '' : text.trim();
}
