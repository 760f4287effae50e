import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DIST = join(dirname(import.meta.dirname), '../web/dist');
const PAGE = join(DIST, 'index.html');
const WORKER = join(DIST, 'sw.js');

/** Told by the page of the next build, and not by that of the one before. */
export const NEXT_BUILD = 'next-build';

/**
 * Has the server serve a newer build for as long as `work` takes: another page, and so another worker; the same
 * hashed files.
 */
export async function withNextBuild(work: () => Promise<void>): Promise<void> {
  const [page, worker] = await Promise.all([readFile(PAGE, 'utf8'), readFile(WORKER, 'utf8')]);
  try {
    await writeFile(PAGE, page.replace('<html', `<html data-build="${NEXT_BUILD}"`));
    await writeFile(
      WORKER,
      worker.replace(/(revision":")([^"]+)(","url":"index\.html")/, `$1${NEXT_BUILD}$3`),
    );
    await work();
  } finally {
    await Promise.all([writeFile(PAGE, page), writeFile(WORKER, worker)]);
  }
}
