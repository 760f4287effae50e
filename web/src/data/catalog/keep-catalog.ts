import { fetchCatalog, fetchPrograms, fetchWholeCatalog, missingPrograms, putCatalog } from './catalog.ts';
import type { Phone } from '../store/phone.ts';
import { fetchPrompts, promptsVersionOf } from './prompts.ts';

const EVERY_MS = 6 * 3_600_000;
/** Programs fetched or written in one idle moment. */
const AT_A_TIME = 4;
/** Of more than these, one file with all is less to fetch: most drills are in several programs. */
const FEW = 5;

/**
 * Keeps the whole catalog on the phone, so that any program can be started, and each day has its prompt, offline.
 * @param firstRound resolves when the player's own rows are there, or don't come: the programs come after them
 */
export function keepCatalog(phone: Phone, leaving: AbortSignal, firstRound: Promise<void>): void {
  let isBusy = false;
  let last = 0;
  const refresh = async () => {
    if (isBusy || Date.now() - last < EVERY_MS) return;
    isBusy = true;
    try {
      await refreshCatalog(phone);
      await firstRound;
      if (await fetchMissing(phone, leaving)) last = Date.now();
    } catch {
      // Without a connection the phone goes on with what it has; the next `online` or start tries again.
    } finally {
      isBusy = false;
    }
  };
  const again = () => void refresh();
  addEventListener('online', again, { signal: leaving });
  document.addEventListener('visibilitychange', again, { signal: leaving });
  again();
}

/** Fetches the list of programs and, where there are others, the prompts, and keeps both. @throws ApiError */
export async function refreshCatalog(phone: Phone): Promise<void> {
  // Asked for before the server has answered anything: then a new phone's rows take all of the database's time.
  const [catalog, keptVersion] = await Promise.all([fetchCatalog(phone), promptsVersionOf(phone.db)]);
  const { promptsVersion } = catalog;
  await Promise.all([
    putCatalog(phone.db, catalog),
    keptVersion === promptsVersion ? undefined : fetchPrompts(phone, promptsVersion),
  ]);
}

/** Fetches what is missing in idle moments; answers whether nothing is missing any more. */
async function fetchMissing(phone: Phone, signal: AbortSignal): Promise<boolean> {
  let missing = await missingPrograms(phone.db);
  if (missing.length > FEW) {
    await fetchWhole(phone, signal);
    missing = await missingPrograms(phone.db);
  }
  while (missing.length > 0 && !signal.aborted) {
    await idle();
    await fetchPrograms(phone, missing.slice(0, AT_A_TIME));
    const left = await missingPrograms(phone.db);
    if (left.length === missing.length) return false;
    missing = left;
  }
  return missing.length === 0;
}

/** A line that breaks before all of it is there, or a server of before: then each program is asked for by itself. */
async function fetchWhole(phone: Phone, signal: AbortSignal): Promise<void> {
  await idle();
  const programs = await fetchWholeCatalog(phone).catch(() => []);
  for (let begin = 0; begin < programs.length && !signal.aborted; begin += AT_A_TIME) {
    await idle();
    await phone.db.programs.bulkPut(programs.slice(begin, begin + AT_A_TIME));
  }
}

/** A moment in which the page has nothing better to do; Safari can't tell, so it gets a short wait. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 300);
  });
}
