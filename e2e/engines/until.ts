import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Tries until something comes of it; what is undefined, false or thrown is tried again. */
export async function until<T>(what: string, attempt: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (let last: unknown; ; await wait(POLL_MS)) {
    try {
      const found = await attempt();
      if (found !== undefined && found !== false) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`, { cause: last });
  }
}
