const KEY = 'volleypath.reloaded';

/** Which build this page runs: its entry script is named after its content. */
function buildOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/**
 * A lazy part of the app that is gone from the server means that there is a newer build: the page starts over,
 * once a build, so that a part that is missing for good can't send it round and round.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const build = buildOf(document);
    if (!navigator.onLine || sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    event.preventDefault();
    location.reload();
  });
}
