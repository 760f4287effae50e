/** Runs a work in its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets only so many of some works run at once; the others wait, and the first to come is the next to run.
 * @param limit how many may wait, and what the next one is refused with
 */
export function turns(atOnce: number, limit?: { maxWaiting: number; refusal: () => Error }): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (limit && waiting.length >= limit.maxWaiting) throw limit.refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Whoever waits gets this place; nobody who has just come may take it before.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
