import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Queryable } from '#db/db.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { BY_ACCOUNT, BY_ADDRESS, NARROW, nextAttempt, type Attempt, type Pace } from '../policy.ts';

/** What a try is counted under, and how its failures slow down the next. */
export interface Watch {
  /** A hash: neither account nor address can be read from it. */
  key: string;
  pace: Pace;
}

/** Where a try comes from. */
export interface Tried {
  /** The account's id, by whichever of its names it was meant; of none, what was typed. */
  account: string;
  address: string;
  /** The token of a device that has signed in to this account before; null from anywhere else. */
  knownDevice: string | null;
}

/**
 * A device that the account knows is counted by itself, so that nobody else's guesses can lock its player out;
 * any other try counts for the account at that address, for the address, and for the account.
 */
export function watchesOf({ account, address, knownDevice }: Tried): Watch[] {
  const name = account.trim().toLowerCase();
  if (knownDevice !== null) return [{ key: keyOf('device', name, knownDevice), pace: NARROW }];
  return [
    { key: keyOf('pair', name, address), pace: NARROW },
    { key: keyOf('address', address), pace: BY_ADDRESS },
    { key: keyOf('account', name), pace: BY_ACCOUNT },
  ];
}

/** What is counted, as it is stored. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Counts a try as failed before its password is looked at, so that many at once get no more than few in a row.
 * @throws ApiError 429 while a pause lasts; such a try counts nowhere.
 */
export async function countAttempt(db: Db, watches: readonly Watch[], now: Date): Promise<void> {
  const refused = await db.transaction(async ({ kysely }) => {
    const rows = await lockRows(kysely, watches, now);
    const next = watches.map(({ key, pace }) => ({
      key,
      next: nextAttempt(stateOf(rows.get(key)), now.getTime(), pace),
    }));
    const retryAfter = Math.max(0, ...next.map((one) => secondsToWait(one.next)));
    if (retryAfter > 0) return retryAfter;
    for (const one of next) await store(kysely, one.key, one.next);
    return 0;
  });
  if (refused > 0) throw tooManyAttempts(refused);
}

/**
 * A right password clears its own count; those that others share only lose this one try, and the pause that came with it:
 * no try is let in while another's lasts.
 */
export async function forgiveAttempt(kysely: Queryable, watches: readonly Watch[]): Promise<void> {
  const keysOf = (isNarrow: boolean) =>
    watches.filter(({ pace }) => (pace === NARROW) === isNarrow).map(({ key }) => key);
  await kysely.deleteFrom('loginAttempts').where('key', 'in', keysOf(true)).execute();
  const shared = keysOf(false);
  if (shared.length === 0) return;
  await kysely
    .updateTable('loginAttempts')
    .set({ failures: sql`greatest(failures - 1, 0)`, blockedUntil: null })
    .where('key', 'in', shared)
    .execute();
}

/** In the order of their keys, so that two tries never wait for each other. */
async function lockRows(kysely: Queryable, watches: readonly Watch[], now: Date) {
  const keys = watches.map(({ key }) => key).toSorted();
  await kysely
    .insertInto('loginAttempts')
    .values(keys.map((key) => ({ key, failures: 0, lastAt: now.toISOString(), blockedUntil: null })))
    .onConflict((on) => on.doNothing())
    .execute();
  const rows = await kysely
    .selectFrom('loginAttempts')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

type Row = Awaited<ReturnType<typeof lockRows>> extends Map<string, infer Stored> ? Stored : never;

function stateOf(row: Row | undefined) {
  if (!row) return null;
  return {
    failures: row.failures,
    lastAt: Date.parse(row.lastAt),
    blockedUntil: row.blockedUntil === null ? null : Date.parse(row.blockedUntil),
  };
}

function secondsToWait(attempt: Attempt): number {
  return attempt.allowed ? 0 : attempt.retryAfter;
}

async function store(kysely: Queryable, key: string, attempt: Attempt): Promise<void> {
  if (!attempt.allowed) return;
  const { failures, lastAt, blockedUntil } = attempt.attempts;
  await kysely
    .updateTable('loginAttempts')
    .set({
      failures,
      lastAt: new Date(lastAt).toISOString(),
      blockedUntil: blockedUntil === null ? null : new Date(blockedUntil).toISOString(),
    })
    .where('key', '=', key)
    .execute();
}

function tooManyAttempts(retryAfter: number): ApiError {
  return new ApiError(429, 'too_many_attempts', 'Too many tries. Please wait a little, then try again.', {
    retryAfter,
  });
}
