import { areUpdatesHeld, isOutdated } from './hold-updates.ts';

const KEY = 'volleypath.reloaded';
/** How every build's page begins to name its entry script. */
const ENTRY_OF_ANY = '/assets/index-';

/** The path of the entry script, which is named after its content: which build this page runs. */
function buildOf(page: Document): string | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const link = page.querySelector<HTMLLinkElement>('#entry');
  const address = script?.src ?? link?.href;
  return address && new URL(address, page.baseURI).pathname;
}

/**
 * A lazy part of the app that is gone from the server means that there is a newer build: the page starts over,
 * once a build, so that a part that is missing for good can't send it round and round. Under a form, or whatever else
 * must not be lost, the new version is offered instead. A part that only didn't come through a bad network changes
 * nothing: whoever asked for it says so.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => void reloadIfNewer());
}

async function reloadIfNewer(): Promise<void> {
  const build = buildOf(document);
  if (build === undefined || sessionStorage.getItem(KEY) === build || !(await isNewer(build))) return;
  if (areUpdatesHeld()) {
    isOutdated.set(true);
    return;
  }
  sessionStorage.setItem(KEY, build);
  location.reload();
}

/** Whether the server answers, and with another build's page. (What a captive portal answers names no script of ours.) */
async function isNewer(build: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const page = await answer.text();
    return page.includes(ENTRY_OF_ANY) && !page.includes(build);
  } catch {
    return false;
  }
}
