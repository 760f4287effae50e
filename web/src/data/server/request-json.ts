import type { Fetch } from '../store/phone.ts';
import { ApiError, offline, type FieldIssue } from './api-error.ts';
import { isRecord } from '../is-record.ts';

/** Nobody waits longer than this; a connection that hangs is none. */
const TIMEOUT_MS = 20_000;

export interface JsonRequest {
  method: string;
  /** Path and query. */
  url: string;
  /** A form goes as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * Sends JSON, or a form, and answers JSON.
 * @throws ApiError; `offline` also for whatever is not our server's JSON, such as a captive portal's page (F34)
 */
export async function requestJson(fetch: Fetch, request: JsonRequest): Promise<unknown> {
  const { status, headers, json } = await exchange(fetch, request);
  if (status >= 200 && status < 300) return json;
  if (!isRecord(json) || typeof json.message !== 'string') throw offline();
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  throw new ApiError(status, typeof json.code === 'string' ? json.code : 'unexpected', json.message, {
    issues: Array.isArray(json.issues) ? (json.issues as FieldIssue[]) : [],
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

function sendable(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function exchange(fetch: Fetch, { method, url, body, signal }: JsonRequest) {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: stop.signal,
      ...(body !== undefined && sendable(body)),
    });
    const json: unknown = await response.json();
    return { status: response.status, headers: response.headers, json };
  } catch {
    // A cut answer, a page instead of JSON, no route, too slow: for the player it is all the same.
    throw offline();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
