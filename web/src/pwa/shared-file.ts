/** Where the phone hands over a file that is shared with the app from another one; the manifest names it. */
export const SHARE_PATH = '/share';
export const SHARE_FIELD = 'file';

/** A minute of a clip in the phone's best quality. Any page may post a form: what is larger is not kept. */
export const SHARED_FILE_MAX_MB = 200;

const CACHE = 'volleypath-shared';
const NAME = 'x-file-name';
const AT = 'x-kept-at';
/** Whoever shares a file says soon what it becomes, or logs in first; what lies there longer is nobody's who comes now. */
export const SHARED_KEPT_MS = 3_600_000;

/** In the worker: keeps the picture or clip of a posted form for the app; a form without one leaves none. */
export async function keepShared(request: Request): Promise<void> {
  const file = (await request.formData()).get(SHARE_FIELD);
  await caches.delete(CACHE);
  if (!(file instanceof File) || !/^(image|video)\//.test(file.type)) return;
  if (file.size > SHARED_FILE_MAX_MB * 1024 * 1024) return;
  const headers = {
    'content-type': file.type,
    [NAME]: encodeURIComponent(file.name),
    [AT]: String(Date.now()),
  };
  await (await caches.open(CACHE)).put(SHARE_PATH, new Response(file, { headers }));
}

/** Lets go of what was shared more than an hour ago; answers what is there. */
export async function dropOldShared(): Promise<Response | undefined> {
  // To open it would make one, each time that the worker wakes, with the app's page waiting behind.
  if (!(await caches.has(CACHE))) return undefined;
  const kept = await (await caches.open(CACHE)).match(SHARE_PATH);
  if (kept && Date.now() - Number(kept.headers.get(AT)) < SHARED_KEPT_MS) return kept;
  await caches.delete(CACHE);
  return undefined;
}

/** The file that was shared last. It is kept until it has become something, or is forgotten. */
export async function readShared(): Promise<File | undefined> {
  const kept = await dropOldShared();
  const blob = await kept?.blob();
  return blob && new File([blob], decodeURIComponent(kept?.headers.get(NAME) ?? ''), { type: blob.type });
}

let inHand: File | undefined;

/** What the screen before has handed on, and nobody has taken yet. */
export function lookInHand(): File | undefined {
  return inHand;
}

/** Takes a file along to the next screen. */
export function handOn(file: File): void {
  inHand = file;
}

/** Forgets what was shared and what was handed on: it has become something, or nothing, or somebody else logs in next. */
export async function forgetShared(): Promise<void> {
  inHand = undefined;
  await caches.delete(CACHE);
}

/** Takes what the screen before has handed on, once. */
export function takeInHand(): File | undefined {
  const file = inHand;
  inHand = undefined;
  return file;
}
