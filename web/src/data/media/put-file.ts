import type { UserId } from 'sync-protocol/ids';
import { CLIP_WORK_MS, CLIPS_AT_ONCE, mediaPath, mediaTypeOf } from 'sync-protocol/rules/stories/story-media';
import { ApiError, offline, refusalIn } from '../server/calls/api-error.ts';
import type { StoredFile } from '../store/db.ts';
import { isRecord } from '../is-record.ts';
import { MEDIA_MESSAGES } from './media-messages.ts';

/** A connection over which nothing more goes for so long is none. */
const STALLED_MS = 30_000;
/** How long the server may take over what it has got: a video waits there for those before it. */
const ANSWER_MS = { photo: 60_000, video: (CLIPS_AT_ONCE + 1) * CLIP_WORK_MS };

/**
 * Sends a file of a player; `fetch` could not say how much of it has gone.
 * @returns what kept it from arriving
 */
export async function putFile(
  { id, bytes, type }: StoredFile,
  owner: UserId,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ApiError | undefined> {
  const digest = await digestOf(bytes);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const isAlive = (ms = STALLED_MS) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), ms);
    };
    const end = (failure?: ApiError) => {
      clearTimeout(stalled);
      resolve(failure);
    };
    request.open('PUT', `${mediaPath(id)}?userId=${owner}`);
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('content-digest', `sha-256=:${digest}:`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      isAlive();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.upload.addEventListener('load', () => isAlive(ANSWER_MS[mediaTypeOf(type)]));
    request.addEventListener('load', () => end(failureOf(request)));
    for (const kind of ['error', 'abort'] as const) request.addEventListener(kind, () => end(offline()));
    signal.addEventListener('abort', () => request.abort());
    isAlive();
    request.send(bytes);
    if (signal.aborted) request.abort();
  });
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCodePoint(...hash));
}

/** Whatever is not our server's JSON, such as a captive portal's page, is no answer; but too big is too big on the way too. */
function failureOf(request: XMLHttpRequest): ApiError | undefined {
  const { status } = request;
  const json = jsonOf(request.responseText);
  if (status >= 200 && status < 300 && isRecord(json) && json.mediaUrl) return undefined;
  if (status < 400) return offline();
  const refusal = refusalIn(status, request.getResponseHeader('retry-after'), json);
  if (refusal) return refusal;
  return status === 413 ? new ApiError(status, 'too_large', MEDIA_MESSAGES.tooBig) : offline();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
