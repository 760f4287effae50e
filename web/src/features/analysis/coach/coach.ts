import { COACH } from 'virtual:coach';
import { COACH_CACHE, COACH_PATH } from '#pwa/coach-cache.ts';
import { keepStorage } from '#pwa/keep-storage.ts';
import { createStore } from '#ui/store.ts';

/** Whether the pose model is on this phone. */
export type CoachState =
  | { kind: 'unknown' | 'missing' | 'ready' | 'unsupported' }
  | { kind: 'downloading'; percent: number }
  | { kind: 'failed'; reason: 'network' | 'storage' | 'damaged' };

type CoachFile = (typeof COACH.files)[number];

/** What has arrived of files that are not complete. */
const PARTS_CACHE = `${COACH_CACHE}-parts`;

export const coachState = createStore<CoachState>({ kind: 'unknown' });
/** Megabytes that travel. */
export const COACH_MEGABYTES = Math.ceil(COACH.downloadBytes / 1e6);

/** Where the worker serves the coach's files, each under its name. */
export const COACH_BASE = `${COACH_PATH}${COACH.version}`;
const addressOf = ({ name }: CoachFile) => `${COACH_BASE}/${name}`;

/** Looks what is here. */
export async function lookForCoach(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    coachState.set({ kind: 'unsupported' });
    return;
  }
  const cache = await caches.open(COACH_CACHE);
  const found = await Promise.all(COACH.files.map((file) => cache.match(addressOf(file))));
  if (coachState.get().kind !== 'downloading')
    coachState.set({ kind: found.every(Boolean) ? 'ready' : 'missing' });
}

let download: AbortController | undefined;

/** Fetches what is not here yet; what has arrived stays, so that the next try goes on from there. */
export async function downloadCoach(): Promise<void> {
  if (download) return;
  download = new AbortController();
  coachState.set({ kind: 'downloading', percent: 0 });
  void keepStorage();
  try {
    const cache = await caches.open(COACH_CACHE);
    const progress = new Progress();
    for (const file of COACH.files) await fetchFile(file, cache, progress, download.signal);
    await dropOthers(cache);
    coachState.set({ kind: 'ready' });
  } catch (error) {
    const isStopped = download.signal.aborted;
    coachState.set(isStopped ? { kind: 'missing' } : { kind: 'failed', reason: reasonOf(error) });
  } finally {
    download = undefined;
  }
}

/** Resolves once no download is on its way any more, however it ended. */
export function downloadEnded(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (coachState.get().kind === 'downloading') return;
      unwatch();
      resolve();
    };
    const unwatch = coachState.subscribe(look);
    look();
  });
}

/** Stops a download; what has arrived stays. */
export function stopDownload(): void {
  download?.abort();
}

/** Frees the space on the phone. */
export async function removeCoach(): Promise<void> {
  await caches.delete(COACH_CACHE);
  await caches.delete(PARTS_CACHE);
  coachState.set({ kind: 'missing' });
}

/** Bytes that are not those that the build has named. */
class Damaged extends Error {}

function reasonOf(error: unknown): 'network' | 'storage' | 'damaged' {
  if (error instanceof Damaged) return 'damaged';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage' : 'network';
}

class Progress {
  #done = 0;
  readonly #all = COACH.files.reduce((sum, { parts }) => sum + parts.length, 0);

  add(parts: number): void {
    this.#done += parts;
    coachState.set({ kind: 'downloading', percent: Math.round((100 * this.#done) / this.#all) });
  }
}

async function fetchFile(
  file: CoachFile,
  cache: Cache,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  if (await cache.match(addressOf(file))) return progress.add(file.parts.length);
  const kept = await caches.open(PARTS_CACHE);
  const parts: ArrayBuffer[] = [];
  for (const path of file.parts) {
    parts.push(await fetchPart(path, kept, signal));
    progress.add(1);
  }
  const whole = await new Blob(parts).arrayBuffer();
  const drop = () => Promise.all(file.parts.map((path) => kept.delete(path)));
  if ((await sha256(whole)) !== file.sha256) {
    await drop();
    throw new Damaged(file.name);
  }
  await cache.put(addressOf(file), new Response(whole, { headers: headersOf(file) }));
  await drop();
}

/** A script runs under the policy that it comes with; this one is asked for by a page that has a stricter one. */
const headersOf = ({ type, bytes }: CoachFile) => ({ 'content-type': type, 'content-length': String(bytes) });

async function fetchPart(path: string, kept: Cache, signal: AbortSignal): Promise<ArrayBuffer> {
  const before = await kept.match(path);
  if (before) return before.arrayBuffer();
  // Not kept by the browser beside it: it would take the space twice, and removing would free none.
  const answer = await fetch(path, { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  await kept.put(path, new Response(bytes));
  return bytes;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The coach of an older app. */
async function dropOthers(cache: Cache): Promise<void> {
  for (const request of await cache.keys())
    if (!new URL(request.url).pathname.startsWith(`${COACH_BASE}/`)) await cache.delete(request);
  await caches.delete(PARTS_CACHE);
}
