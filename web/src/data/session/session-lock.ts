/** A tab that the system has frozen may hold a lock; a second sender is harmless, so nobody waits for ever. */
const PATIENCE_MS = 25_000;

/**
 * Runs `work` while no other tab syncs or changes who is signed in: mutations never leave under the session of
 * another player. Without Web Locks it simply runs (S6.6).
 */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return withLock('volleypath:session', work);
}

/** Runs `work` while no other tab runs one under this name. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const impatient = new AbortController();
  const timer = setTimeout(() => impatient.abort(), PATIENCE_MS);
  let hasStarted = false;
  try {
    return await navigator.locks.request(name, { signal: impatient.signal }, () => {
      hasStarted = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (hasStarted || !impatient.signal.aborted) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
