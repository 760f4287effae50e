/** The code of an error, or of the first of its causes that has one: an SQLSTATE, a system's (`ENOSPC`), or one of ours. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (ownCodeOf(error) ?? codeOf(error.cause)) : undefined;
}

function ownCodeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Serialization failure, deadlock or outdated plan: the same transaction, run again, may well succeed. */
export function isWorthRetrying(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || isOutdatedPlan(error);
}

/**
 * Whether a prepared statement was refused, before it did anything, because a migration has changed what it answers: a
 * newer node's, while this one runs. Its code says only "not supported", and its words are in the database's language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  if (codeOf(error) !== '0A000' || !(error instanceof Error)) return false;
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/** Whether a row was refused because another one already has its unique value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    codeOf(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === index
  );
}

/** Whether a row was refused because what it refers to is not there, or not any more. */
export function isReferenceViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

const BROKEN_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/**
 * Connection trouble (08), only to be read from (25006), cut off for idling (25P03), a column or table that a newer
 * node's migration has taken away (42703, 42P01; what it has added is `isOutdatedPlan`), no room or too many connections
 * (53), too slow or shutting down (57), trouble beneath the database (58).
 */
const UNAVAILABLE = /^(08|25006|25P03|42703|42P01|53|57|58)/;
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether the database can't be reached or can't serve this node: not the client's fault, worth another try later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (BROKEN_CONNECTION.includes(code) || UNAVAILABLE.test(code))) return true;
  return LOST.test(error.message) || isWorthRetrying(error);
}

/** No connection (08, 53, 57), no such user or password (28), no such database (3D), not this user's (42501). */
const NOT_OPENED = /^(08|28|3D|42501|53|57)/;

/** Why a database can't be opened, for whoever has set it up; undefined where an error says nothing of that. */
export function whyNotOpened(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof NoRoomToOpen) return error.message;
  // Not that of a cause: a bucket or a mail server may be out of reach, too.
  const code = ownCodeOf(error) ?? '';
  const isKnown = BROKEN_CONNECTION.includes(code) || NOT_OPENED.test(code) || LOST.test(error.message);
  if (!isKnown && !isTurnedAway(error)) return undefined;
  // Where a host has several addresses, the error of all of them has no words.
  return `The database can’t be used: ${error.message || code}. See that PostgreSQL runs and has room on its disk, that DATABASE_URL is right, and that the database belongs to its user.`;
}

/** Whether PostgreSQL has ended the connection with it, for any reason: with a full disk its code is that of a bug. */
function isTurnedAway(error: Error): boolean {
  return 'severity' in error && error.severity === 'FATAL';
}

/** The embedded database had no room to begin in, or to open. */
class NoRoomToOpen extends Error {
  override name = 'NoRoomToOpen';
}

/** `ENOSPC` as the embedded database numbers it (WASI): what it throws has no more than the number. */
const WASI_NO_ROOM = 51;

/** What an embedded database threw that could not be opened, as an error with words where it has found no room. */
export function notMade(thrown: unknown, dataDir: string): unknown {
  const isFull =
    isOutOfRoom(thrown) ||
    (typeof thrown === 'object' && thrown !== null && 'errno' in thrown && thrown.errno === WASI_NO_ROOM);
  if (!isFull) return thrown;
  const text = `The embedded database can’t be used: there is no room left on the disk of ${dataDir}.`;
  return new NoRoomToOpen(text, { cause: thrown });
}

const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a disk is full: the database's, or the one on which files are kept. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NO_ROOM.has(codeOf(error) ?? '') || isOutOfRoom(error.cause);
}

/** Whether the database refused what it was given to store: values that it can't hold, or that stand already. */
export function isRefusedData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error) ?? '');
}
