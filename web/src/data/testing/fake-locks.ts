/** Web Locks, as far as they are needed: one holder of each name, others wait or give up. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
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
