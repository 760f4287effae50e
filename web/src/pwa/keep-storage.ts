let isAsked = false;

/** Asks the browser, once a start, not to clear what the player did when space runs out. */
export async function keepStorage(): Promise<void> {
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return;
  isAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
