import type { RowChange } from 'sync-protocol/mutations/rows';

/** Most changed rows that are remembered: those of the last seconds of a busy node. */
const MOST_ROWS = 2000;

interface RecentWrite {
  changes: readonly RowChange[];
  /** The scope's counter after it. */
  seq: number;
}

/**
 * What this node has committed of late: it gives a phone that was poked its page without asking the database for rows.
 * Every change has a number of its own (S4.2), so what is known between two counters is all that there is.
 */
export class RecentChanges {
  /** By the scope and its counter before the write, the oldest first. */
  readonly #writes = new Map<string, RecentWrite>();
  #rows = 0;

  /** @param seq the scope's counter after the write; each change has raised it by one */
  add(scope: string, seq: number, changes: readonly RowChange[]): void {
    const key = keyOf(scope, seq - changes.length);
    this.#forget(key);
    this.#writes.set(key, { changes, seq });
    this.#rows += changes.length;
    for (const oldest of this.#writes.keys()) {
      if (this.#rows <= MOST_ROWS) return;
      this.#forget(oldest);
    }
  }

  /** How each row changed between two counters of a scope; undefined if that is not all known. */
  between(scope: string, from: number, upTo: number): RowChange[] | undefined {
    const rows = new Map<string, RowChange>();
    for (let seq = from; seq !== upTo;) {
      const write = this.#writes.get(keyOf(scope, seq));
      if (!write || write.seq > upTo || write.seq <= seq) return undefined;
      for (const change of write.changes) {
        const key = `${change.table} ${change.id}`;
        const { before } = rows.get(key) ?? change;
        rows.set(key, { ...change, before });
      }
      seq = write.seq;
    }
    return [...rows.values()];
  }

  #forget(key: string): void {
    this.#rows -= this.#writes.get(key)?.changes.length ?? 0;
    this.#writes.delete(key);
  }
}

function keyOf(scope: string, before: number): string {
  return `${scope} ${before}`;
}
