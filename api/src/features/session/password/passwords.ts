import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '#plugins/calls/api-error.ts';
import { turns } from '#plugins/guards/turns.ts';

/** argon2id as OWASP advises: 19 MiB, two passes, one lane; about 50 ms. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Hashing runs beside everything else the server does: it may not take all processors. */
const inTurn = turns(2, { maxWaiting: 64, refusal: tooBusy });

/** What a password is checked against when there is no such account, so that both take the same time. */
let nobodysHash: Promise<string> | undefined;

/** The text to store for a new password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether a password is the one behind `stored`; null, for an account that is not there, takes as long. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  // Waited for either way: the first try after a start must not tell who is there.
  const nobodys = await (nobodysHash ??= hash(randomUUID(), COST));
  const matches = await inTurn(() => verify(stored ?? nobodys, password));
  return stored !== null && matches;
}

function tooBusy(): ApiError {
  return new ApiError(
    429,
    'too_many_requests',
    'Many players are logging in right now. Please try again shortly.',
    {
      retryAfter: 5,
    },
  );
}
