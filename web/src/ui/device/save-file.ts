/** Some browsers begin to read it only after the click has been dealt with. */
const READ_WITHIN_MS = 60_000;

/** Hands a file over to the player, under a name, the way the browser does it: saved, or offered to be. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
