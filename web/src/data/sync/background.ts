import { idle, keepCatalog } from '../catalog/keep-catalog.ts';
import type { Phone } from '../store/phone.ts';
import { listenForPokes, type Ear } from './poke.ts';

export interface Background extends Ear {
  phone: Phone;
  leaving: AbortSignal;
  firstRound: Promise<void>;
}

/** Until when each goes on. */
let listening: AbortSignal | undefined;
let sending: AbortSignal | undefined;

/**
 * What a phone does beside sending: it listens for news, keeps the catalog, sends files and drops what was fetched long
 * ago, until `leaving`. Asked again it begins what could not be fetched before.
 */
export function startBackground({ phone, leaving, firstRound, ...ear }: Background): void {
  if (leaving.aborted) return;
  void beginToSend(phone, leaving, () => ear.poked()).catch(() => undefined);
  if (listening === leaving) return;
  listening = leaving;
  leaving.addEventListener('abort', listenForPokes(phone, ear));
  keepCatalog(phone, leaving, firstRound);
  void dropOldAnswers(leaving, firstRound).catch(() => undefined);
}

async function beginToSend(phone: Phone, leaving: AbortSignal, sent: () => void): Promise<void> {
  const { sendFiles } = await import('../media/send-files.ts');
  if (leaving.aborted || sending === leaving) return;
  sending = leaving;
  sendFiles(phone, leaving, sent);
}

/** Once a start, when there is nothing better to do. */
async function dropOldAnswers(leaving: AbortSignal, firstRound: Promise<void>): Promise<void> {
  await firstRound;
  await idle();
  const { persister } = await import('../server/answers/query-client.ts');
  if (!leaving.aborted) await persister.persisterGc();
}
