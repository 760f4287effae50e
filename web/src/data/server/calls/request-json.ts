import type { AddressOf, BodyOf, Call } from 'sync-protocol/contract/call';
import type { Fetch } from '#data/store/phone.ts';
import { notOurs, refusalIn, TOO_SLOW } from './api-error.ts';

/** Nobody waits longer than this; a connection that hangs is none. */
const TIMEOUT_MS = 20_000;

interface JsonRequest<C extends Call> {
  method: C['method'];
  /** Path and query. */
  url: AddressOf<C>;
  /** A form goes as it is. */
  body?: BodyOf<C> | FormData | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Makes a call of the contract without its schemas, for what a phone asks before it has loaded any: `C` holds method,
 * address and body to the contract, the caller looks at the answer. Anything else is asked with `call`.
 * @throws ApiError; `offline` also for whatever is not our server's JSON, such as a captive portal's page (F34), but a
 * 413 whoever it is from
 */
export async function requestJson<C extends Call = never>(
  fetch: Fetch,
  request: JsonRequest<C>,
): Promise<unknown> {
  const { status, headers, json } = await exchange(fetch, request);
  if (status >= 200 && status < 300) return json;
  throw refusalIn(status, headers.get('retry-after'), json) ?? notOurs(status);
}

function sendable(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function exchange(fetch: Fetch, { method, url, body, signal }: JsonRequest<Call>) {
  const stop = new AbortController();
  const abort = () => stop.abort();
  let status: number | undefined;
  const timer = setTimeout(() => {
    status = TOO_SLOW;
    abort();
  }, TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: stop.signal,
      ...(body !== undefined && sendable(body)),
    });
    status = response.status;
    const json: unknown = await response.json();
    return { status, headers: response.headers, json };
  } catch {
    // A cut answer, a page instead of JSON, no route, too slow: for the player it is all the same.
    throw notOurs(status);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
