import type { AddressOf } from 'sync-protocol/contract/call';
import type * as contract from 'sync-protocol/contract/sync';
import {
  MAX_MUTATIONS_A_PUSH,
  PROTOCOL,
  type OutboxMutation,
  type PushAnswer,
  type PushRequest,
} from 'sync-protocol/wire';
import { withoutLate } from '#data/media/file-of.ts';
import { UNSENT_STATES } from '#data/media/file-states.ts';
import { DATABASE_PREFIX } from '../phone-database.ts';

/** The worker's `fetch`, as far as it is needed. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** More than this many full pushes are left to the app. */
const MAX_PUSHES = 5;

/**
 * Sends what waits after the app was closed. It only sends: no answer is written to the phone, the app asks again
 * when it opens and the server then repeats its answers (S2.3). That needs neither rows nor rules, so the
 * worker carries no copy of them. Files it leaves to the app, and with them what waits for them (S6.11).
 * @throws when something could not be sent, so that the browser tries again
 */
export async function sendOutboxes(fetch: Fetch): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(DATABASE_PREFIX)) await sendOutbox(name, fetch);
  }
}

async function sendOutbox(name: string, fetch: Fetch): Promise<void> {
  const outbox = await readOutbox(name);
  if (!outbox) return;
  const { clientGroup, mutations } = outbox;
  for (let push = 0; push < MAX_PUSHES; push++) {
    const batch = mutations.slice(push * MAX_MUTATIONS_A_PUSH, (push + 1) * MAX_MUTATIONS_A_PUSH);
    if (batch.length === 0) return;
    const body: PushRequest = {
      protocol: PROTOCOL,
      clientGroup,
      clientNow: new Date().toISOString(),
      mutations: batch,
    };
    const response = await fetch('/api/sync/push' satisfies AddressOf<typeof contract.push>, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // What needs the player (a new session, an update, a new client group) waits for the app.
    if (response.status >= 400 && response.status < 500) return;
    const answer = (await response.json()) as PushAnswer;
    if (!Array.isArray(answer.results)) throw new Error('not sent');
    if (answer.gap || answer.fork) return;
  }
}

interface Outbox {
  clientGroup: PushRequest['clientGroup'];
  mutations: OutboxMutation[];
}

/** What a phone has not sent and may go; nothing when its player has signed out, or never synced. */
async function readOutbox(name: string): Promise<Outbox | undefined> {
  const db = await open(name);
  if (!db) return undefined;
  try {
    // A phone adds tables when it next opens: before that it knows no files.
    const knowsFiles = db.objectStoreNames.contains('files');
    const stores = db.transaction(['meta', 'outbox', ...(knowsFiles ? ['files'] : [])]);
    const meta = stores.objectStore('meta');
    const unsentIn = async (state: string) =>
      knowsFiles ? await answerOf(stores.objectStore('files').index('state').getAllKeys(state)) : [];
    const [sender, pulled, mutations, ...unsent] = await Promise.all([
      answerOf<{ clientGroup: PushRequest['clientGroup'] } | undefined>(meta.get('sender')),
      answerOf<object | undefined>(meta.get('pulled')),
      answerOf<OutboxMutation[]>(stores.objectStore('outbox').getAll()),
      ...UNSENT_STATES.map(unsentIn),
    ]);
    if (!sender || !pulled) return undefined;
    return { clientGroup: sender.clientGroup, mutations: withoutLate(mutations, unsent.flat().map(String)) };
  } finally {
    db.close();
  }
}

/** Opens a database as it stands, without making or upgrading one. */
function open(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
  });
}
