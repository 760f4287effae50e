import { TOO_LARGE } from 'sync-protocol/messages';
import { isRecord } from '#data/is-record.ts';
import { MESSAGES } from '#data/messages.ts';

/** The status of an answer that was not waited for any longer. */
export const TOO_SLOW = 408;

export interface FieldIssue {
  path: string;
  message: string;
}

/** A call that was refused or did not get through; `message` is fit to show. */
export class ApiError extends Error {
  /**
   * 0 when no answer of ours arrived: no connection, or somebody else's page (code `offline`); 408 when none has come for
   * as long as anybody waits (code `offline` too).
   */
  readonly status: number;
  readonly code: string;
  readonly issues: readonly FieldIssue[];
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { issues = [], retryAfterMs }: { issues?: readonly FieldIssue[]; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * What an answer of our server refuses, and why.
 * @param retryAfter the header
 * @returns undefined: it is not our server's
 */
export function refusalIn(status: number, retryAfter: string | null, json: unknown): ApiError | undefined {
  if (!isRecord(json) || typeof json.message !== 'string') return undefined;
  const seconds = Number(retryAfter ?? Number.NaN);
  return new ApiError(status, typeof json.code === 'string' ? json.code : 'unexpected', json.message, {
    issues: Array.isArray(json.issues) ? (json.issues as FieldIssue[]) : [],
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

export function offline(status = 0): ApiError {
  return new ApiError(status, 'offline', MESSAGES.offline);
}

/** What came back, if anything, was not our server's; but what a proxy before it finds too large is just that. */
export function notOurs(status = 0): ApiError {
  if (status === 413) return new ApiError(status, 'too_large', TOO_LARGE);
  return offline(status === TOO_SLOW ? status : 0);
}

/** An answer of our server that is not what was agreed: most likely one of the two is newer. */
export function unreadable(): ApiError {
  return new ApiError(0, 'unreadable', MESSAGES.unreadable);
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}
