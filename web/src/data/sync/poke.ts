import { backoffMs } from './backoff.ts';
import { senderOf } from './client-group.ts';
import type { AddressOf } from 'sync-protocol/contract/call';
import type { pokes } from 'sync-protocol/contract/sync';
import type { Poke } from 'sync-protocol/wire';
import type { Phone } from '../store/phone.ts';
import { withStorageRepair } from '../store/storage-faults.ts';

export interface Ear {
  /** Whether the server would let this phone listen. */
  mayListen: () => boolean;
  poked: () => void;
  /** Hears when a stream opens, and when it is gone. */
  connected: (isOpen: boolean) => void;
}

/**
 * Calls back when the server says that something is new (S7.1). One tab of a browser listens, and only while it
 * is visible: the others see what it pulls, because they share the database.
 */
export function listenForPokes({ db }: Phone, ear: Ear): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  let listening: { stop: () => void } | undefined;
  const follow = () => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) listening ??= listenAsOne(db.userId, async () => connect(await addressOf(db), ear));
    else {
      listening?.stop();
      listening = undefined;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    listening?.stop();
  };
}

async function addressOf(db: Phone['db']): Promise<AddressOf<typeof pokes>> {
  const { clientGroup } = await withStorageRepair(db, () =>
    db.transaction('rw', db.meta, () => senderOf(db)),
  );
  return `/api/sync/poke?clientGroup=${clientGroup}`;
}

/** Connects as soon as no other tab is. */
function listenAsOne(userId: string, connected: () => Promise<() => void>): { stop: () => void } {
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  const listen = async () => {
    const stop = await connected();
    await left;
    stop();
  };
  if ('locks' in navigator) {
    // The wait for the lock ends with an AbortError when this tab leaves before its turn.
    navigator.locks
      .request(`volleypath:poke:${userId}`, { signal: leaving.signal }, listen)
      .catch(() => undefined);
  } else void listen();
  return { stop: () => leaving.abort() };
}

/** S7.3. */
function speaksOfNoRows(data: unknown): boolean {
  try {
    const poke = JSON.parse(String(data)) as Partial<Poke> | null;
    return poke?.seq === 0;
  } catch {
    return false;
  }
}

function connect(url: string, { mayListen, poked, connected }: Ear): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const again = () => {
    failures += 1;
    timer = setTimeout(open, backoffMs(failures));
  };
  const close = () => {
    source?.close();
    connected(false);
  };
  const open = () => {
    if (!mayListen()) return again();
    source = new EventSource(url);
    // Called without the event, which `poked` would take for its own argument.
    source.addEventListener('message', ({ data }) => {
      // What the screens ask with comes with the screens: a phone that listens may show none yet.
      if (speaksOfNoRows(data))
        void import('../server/answers/ask-all-anew.ts').then(
          ({ askAllAnew }) => askAllAnew(),
          () => undefined,
        );
      poked();
    });
    source.addEventListener('open', () => {
      failures = 0;
      connected(true);
      // What happened between the last pull and now, while nobody listened.
      poked();
    });
    source.addEventListener('error', () => {
      close();
      again();
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    close();
  };
}
