import { TOO_LARGE } from 'sync-protocol/messages';
import { MESSAGES } from '../messages.ts';

export interface FieldIssue {
  path: string;
  message: string;
}

/** A call that was refused or did not get through; `message` is fit to show. */
export class ApiError extends Error {
  /** 0 when no answer of ours arrived: no connection, or somebody else's page (code `offline`). */
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

export function offline(): ApiError {
  return new ApiError(0, 'offline', MESSAGES.offline);
}

/** What came back, if anything, was not our server's; but what a proxy before it finds too large is just that. */
export function notOurs(status = 0): ApiError {
  return status === 413 ? new ApiError(status, 'too_large', TOO_LARGE) : offline();
}

/** An answer of our server that is not what was agreed: most likely one of the two is newer. */
export function unreadable(): ApiError {
  return new ApiError(0, 'unreadable', MESSAGES.unreadable);
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}
