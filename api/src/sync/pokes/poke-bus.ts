import type { UserId } from 'sync-protocol/ids';
import type { Poke } from 'sync-protocol/wire';
import { ALL_SESSIONS, isSessionsScope, userScope } from '#db/scopes.ts';

/** A poke on its way, and the client group whose push caused it: that one knows already. */
export interface SentPoke extends Poke {
  /** Null: nobody is to be left out. */
  sender: string | null;
  /** No player holds other scopes than before. Only the node that wrote the rows knows: to the others it is not told. */
  keepsScopes?: boolean;
}

/**
 * Has players' devices ask anew for all that they show of others, without a word of why (S7.3): to be sent once whom they
 * see may have changed.
 */
export function lookAnew(pokes: Pick<PokeBus, 'publish'>, players: readonly UserId[]): void {
  pokes.publish(players.map((id) => ({ scope: userScope(id), seq: 0, sender: null })));
}

/** Carries pokes between whoever commits and the devices that listen. */
export interface PokeBus {
  publish(pokes: readonly SentPoke[]): void;
  /** @returns ends the subscription. */
  subscribe(scopes: readonly string[], hear: (poke: SentPoke) => void): () => void;
  /** How often it has lost touch with other nodes so far, so that pokes of theirs may be missing; null while it has. */
  losses(): number | null;
  close(): Promise<void>;
}

/** Listeners of one process, by scope. */
export class Listeners {
  readonly #byScope = new Map<string, Set<(poke: SentPoke) => void>>();

  add(scopes: readonly string[], hear: (poke: SentPoke) => void): () => void {
    for (const scope of scopes) {
      const listeners = this.#byScope.get(scope) ?? new Set();
      this.#byScope.set(scope, listeners.add(hear));
    }
    return () => {
      for (const scope of scopes) {
        const listeners = this.#byScope.get(scope);
        listeners?.delete(hear);
        if (listeners?.size === 0) this.#byScope.delete(scope);
      }
    };
  }

  tell(pokes: readonly SentPoke[]): void {
    for (const poke of pokes) {
      // What is known of sessions is forgotten before anybody asks for it.
      if (isSessionsScope(poke.scope)) for (const hear of this.#byScope.get(ALL_SESSIONS) ?? []) hear(poke);
      for (const hear of this.#byScope.get(poke.scope) ?? []) hear(poke);
    }
  }

  /** The scopes that somebody listens to. */
  scopes(): string[] {
    return [...this.#byScope.keys()];
  }
}

/** The bus of a server that is a single process. */
export function localPokeBus(): PokeBus {
  const listeners = new Listeners();
  return {
    publish: (pokes) => listeners.tell(pokes),
    subscribe: (scopes, hear) => listeners.add(scopes, hear),
    losses: () => 0,
    close: async () => undefined,
  };
}
