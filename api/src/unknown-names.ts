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

/** Names in a `.env` file that nothing reads, in a line without values; undefined: there are none. */
export function aboutUnknownNames(file: string, text: string): string | undefined {
  const named = Object.keys(parseEnv(text)).flatMap((name) => {
    if (OWN.includes(name) || OTHERS.some((known) => known.test(name))) return [];
    const near = nearest(name);
    if (near !== undefined) return [`${name} (${near}?)`];
    return NAME.test(name) ? [name] : [];
  });
  if (named.length === 0) return undefined;
  return `${file}: nothing here reads ${named.join(', ')}`;
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
