import { keepCatalog } from '../catalog/keep-catalog.ts';
import type { Phone } from '../store/phone.ts';
import { listenForPokes, type Ear } from './poke.ts';

interface Background extends Ear {
  leaving: AbortSignal;
  firstRound: Promise<void>;
}

/** What a phone does beside sending: it listens for news and keeps the catalog, until `leaving`. */
export function startBackground(phone: Phone, { leaving, firstRound, ...ear }: Background): void {
  if (leaving.aborted) return;
  leaving.addEventListener('abort', listenForPokes(phone, ear));
  keepCatalog(phone, leaving, firstRound);
  void import('../media/send-files.ts').then(
    ({ sendFiles }) => leaving.aborted || sendFiles(phone, leaving, () => ear.poked()),
    () => undefined,
  );
}
