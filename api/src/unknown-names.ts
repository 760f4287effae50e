import { parseEnv } from 'node:util';
import { ENVIRONMENT_KEYS, SECRETS } from './config.ts';

/** What the server reads, and what Compose does for its database. */
const OWN = [...ENVIRONMENT_KEYS, ...SECRETS.map((key) => `${key}_FILE`), 'POSTGRES_PASSWORD'];
/** What others read who find it in the same file: Compose, Docker, the database's client and tools, Node, the system. */
const OTHERS = [
  /^(COMPOSE|DOCKER|BUILDKIT|VOLLEYPATH|LC)_\w+$/,
  /^(POSTGRES_(USER|DB)|PG[A-Z]+)$/,
  /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_ENV_PROXY|COMPILE_CACHE)|UV_THREADPOOL_SIZE)$/,
  /^(TZ|LANG|PATH|HOME|TMPDIR|USER|SHELL)$/,
  /^(HTTPS?|NO)_PROXY$/i,
];
/**
 * Anything else, as a line of a secret that has several, is not for a log; capitals and small letters side by side, as the
 * last line of a key has them, only where they are nearly a name.
 */
const NAME = /^([A-Z][A-Z\d]*(_[A-Z\d]+)*|[a-z][a-z\d]*(_[a-z\d]+)*)$/;
/** So many letters may be missing, wrong or too much in a name that is meant. */
const CLOSE = 2;

/**
 * Names in a `.env` file that nothing reads, and the numbers of the lines that have none, in a line without values;
 * undefined: there are none.
 */
export function aboutUnknownNames(file: string, text: string): string | undefined {
  const named = Object.keys(parseEnv(text)).flatMap((name) => {
    if (isKnown(name)) return [];
    const near = nearest(name);
    if (near !== undefined) return [`${name} (${near}?)`];
    return NAME.test(name) ? [name] : [];
  });
  const parts = [...(named.length > 0 ? [unread(named)] : []), ...aboutLost(lostLines(text))];
  return parts.length > 0 ? `${file}: ${parts.join('; ')}` : undefined;
}

/**
 * Names of the environment that are nearly one of ours, which is not set: whose the other ones are nobody could tell.
 * Undefined: there are none.
 */
export function aboutNearNames(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = Object.keys(env).flatMap((name) => {
    const near = isKnown(name) ? undefined : nearest(name);
    return near === undefined || env[near] !== undefined ? [] : [`${name} (${near}?)`];
  });
  return named.length > 0 ? `the environment: ${unread(named)}` : undefined;
}

const unread = (named: readonly string[]) => `nothing here reads ${named.join(', ')}`;

function isKnown(name: string): boolean {
  return OWN.includes(name) || OTHERS.some((known) => known.test(name));
}

/** The numbers of the lines in which Node finds no name, or of which it makes none: what they say is set nowhere. */
function lostLines(text: string): number[] {
  const within = new Set(
    Object.values(parseEnv(text)).flatMap((value) => (value ?? '').split(LINE_END).slice(1)),
  );
  return text.split(LINE_END).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line) || within.has(line.replace(VALUE_END, ''))) return [];
    const [name] = Object.keys(parseEnv(line));
    const isOne = name !== undefined && (isKnown(name) || NAME.test(name) || nearest(name));
    return isOne ? [] : [index + 1];
  });
}

const LINE_END = /\r?\n/;
/** How the last line of a value in quotes ends. */
const VALUE_END = /["'`]\s*(#.*)?$/;

function aboutLost([first, ...others]: readonly number[]): string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [`line ${first} is lost: it has to be NAME=value`];
  return [`lines ${[first, ...others].join(', ')} are lost: each has to be NAME=value`];
}

function nearest(name: string): string | undefined {
  const [near] = OWN.map((own) => ({ own, steps: stepsBetween(name.toUpperCase(), own) }))
    // Of a short name little would be left.
    .filter(({ own, steps }) => steps <= Math.min(CLOSE, own.length / 3))
    .toSorted((a, b) => a.steps - b.steps);
  return near?.own;
}

/** How many letters have to be put in, taken out or made others (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const changed = (row[at] ?? 0) + (one[index] === other[at] ? 0 : 1);
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
