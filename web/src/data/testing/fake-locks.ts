/** Web Locks, as far as they are needed: one holder of each name, others wait or give up. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  const asked: string[] = [];
  return {
    /** How often a lock was asked for: whoever does not hold it by then waits for it. */
    timesAsked: (of: string) => asked.filter((name) => name === of).length,
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      asked.push(name);
      const turn = (last.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return work();
      });
      last.set(
        name,
        turn.catch(() => undefined),
      );
      const gaveUp = new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('gave up', 'AbortError'))),
      );
      return Promise.race([turn, gaveUp]);
    },
  };
}
