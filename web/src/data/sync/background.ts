import { keepCatalog } from '../catalog/keep-catalog.ts';
import type { Phone } from '../store/phone.ts';
import { listenForPokes } from './poke.ts';

interface Background {
  leaving: AbortSignal;
  /** Whether the server would let this phone listen. */
  mayListen: () => boolean;
  wake: () => void;
}

/** What a phone does beside sending: it listens for news and keeps the catalog, until `leaving`. */
export function startBackground(phone: Phone, { leaving, mayListen, wake }: Background): void {
  if (leaving.aborted) return;
  leaving.addEventListener('abort', listenForPokes(phone, mayListen, wake));
  keepCatalog(phone, leaving);
}
