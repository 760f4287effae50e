/** Where the outlines of a build's files stand. */
export const OUTLINES_PATH = '/files.outlines';

/** A file's outline, and the hashes that it names, in their order and one after the other. */
export type Outlined = readonly [outline: string, hashes: string];

/** The outlines of a build's scripts and styles, by their paths. */
export type Outlines = Readonly<Record<string, Outlined>>;

/** The hash in the name of another file of the build, with the dash before it. */
const NAMED = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;
const HASH_LENGTH = 8;
/** Of a SHA-256: enough that no two files of two builds have the same by chance. */
const OUTLINE_BYTES = 15;

/**
 * What is left of a file without the hashes that it names. A word that is changed in one file gives it another name, and
 * with it all that load it, up to the page: most files of a new build have the outline that they had.
 */
export async function outlineOf(text: string): Promise<Outlined> {
  const hashes = [...text.matchAll(NAMED)].map(([named]) => named.slice(1));
  const rest = new TextEncoder().encode(text.replaceAll(NAMED, '-'));
  const digest = await crypto.subtle.digest('SHA-256', rest);
  return [btoa(String.fromCharCode(...new Uint8Array(digest, 0, OUTLINE_BYTES))), hashes.join('')];
}

/** A file of this text as it is in the build that names these hashes; it has as many as the text. */
export function renamed(text: string, hashes: string): string {
  let at = 0;
  return text.replaceAll(NAMED, () => `-${hashes.slice(at, (at += HASH_LENGTH))}`);
}
