import type { ErrorAnswer } from 'sync-protocol/contract/call';
import { TOO_LARGE } from 'sync-protocol/messages';

type Issues = NonNullable<ErrorAnswer['issues']>;

/** An answer that is not the one asked for: thrown by whoever finds out, sent by the error handler. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable, snake_case. */
  readonly code: string;
  readonly issues: Issues | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  /** @param message fit to show to a player */
  constructor(
    status: number,
    code: string,
    message: string,
    extra: { issues?: Issues; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = extra.issues;
    this.retryAfter = extra.retryAfter;
  }
}

export const notSignedIn = () => new ApiError(401, 'not_signed_in', 'Please log in first.');

/** The session of the cookie was ended on purpose: by its player, or by the operator, which nobody is told. */
export const sessionEnded = () =>
  new ApiError(401, 'session_ended', 'You were logged out from somewhere else. Please log in again.');

export const notFound = () => new ApiError(404, 'not_found', 'There is nothing here.');

export const tooLarge = () => new ApiError(413, 'too_large', TOO_LARGE);

/** The desks for pictures and videos have as many before them as they take. */
export const tooManyPictures = () =>
  new ApiError(
    429,
    'pictures_busy',
    'Many pictures are being checked right now. Please try again in a moment.',
    { retryAfter: 20 },
  );

/** A newer version knows what was sent, and has been here; this node may soon be replaced. */
export const behind = () =>
  new ApiError(
    503,
    'server_behind',
    'The server is being changed. What you did is safe on this device and goes out later.',
    { retryAfter: 30 },
  );

export const unavailable = () =>
  new ApiError(503, 'unavailable', 'The server is busy right now. Please try again in a moment.', {
    retryAfter: 2,
  });
