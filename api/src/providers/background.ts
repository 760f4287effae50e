/**
 * Work that nobody waits for, such as sending a mail: an answer then takes no longer because of it, and says
 * nothing by how long it takes.
 */
export interface Background {
  /** Begins at once; what goes wrong is reported. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export function createBackground(report: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run: (work) => {
      const running = work()
        .catch(report)
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
