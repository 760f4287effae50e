import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isWorthRetrying } from './errors.ts';
import type { Database } from './schema.ts';

/** A transaction in progress; everything inside it reads and writes through `kysely`, never beside it. */
export interface Tx {
  readonly kysely: Transaction<Database>;
  /** Runs `effect` after the commit, and not at all if there is none. It must not wait: it starts things. */
  onCommit(effect: () => void): void;
}

const TRIES = 6;

/**
 * Runs `work` in one transaction, and the whole of it again after a deadlock or serialization failure;
 * so `work` keeps its effects on the world for `onCommit`.
 */
export async function runTransaction<T>(
  kysely: Kysely<Database>,
  work: (tx: Tx) => Promise<T>,
  onEffectError: (error: unknown) => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const effects: (() => void)[] = [];
    try {
      const result = await kysely
        .transaction()
        .execute((trx) => work({ kysely: trx, onCommit: (effect) => effects.push(effect) }));
      runEffects(effects, onEffectError);
      return result;
    } catch (error) {
      if (tries === TRIES || !isWorthRetrying(error)) throw error;
      await wait(pauseBefore(tries));
    }
  }
}

/** Milliseconds: longer each time, and different for two that collided. */
function pauseBefore(retry: number): number {
  return 5 * 2 ** retry * (0.5 + Math.random());
}

function runEffects(effects: readonly (() => void)[], onEffectError: (error: unknown) => void): void {
  for (const effect of effects) {
    try {
      effect();
    } catch (error) {
      onEffectError(error);
    }
  }
}
