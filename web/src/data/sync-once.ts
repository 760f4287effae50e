import { MAX_MUTATIONS_A_PUSH, PROTOCOL, type PushAnswer } from 'sync-protocol/wire';
import { ApiError } from './api-error.ts';
import { isForked, senderOf, takeNewClientGroup } from './client-group.ts';
import { fillGap } from './fill-gap.ts';
import { nextBatch, type Batch } from './outbox-batch.ts';
import type { Phone } from './phone.ts';
import { withPage, type PulledPages } from './pulled-pages.ts';
import { applyPull, IncompleteRow, pulledOf } from './rebase.ts';
import { requestJson } from './request-json.ts';
import { isRecord } from './unknown.ts';
import { readPull, readPush } from './wire-answers.ts';

/** How a round of sync ended. */
export type Outcome =
  | { state: 'synced' }
  /** Nothing of ours answered. */
  | { state: 'offline' }
  /** The server can't now, or something is not as agreed: try again later. */
  | { state: 'failed'; retryAfterMs: number | undefined }
  /** The session ended, or is another player's. */
  | { state: 'signedOut' }
  /** This app is too old for the server. */
  | { state: 'updateNeeded' };

/** Recoveries from one round before it is left to the next: what would go round for ever ends here. */
const MAX_RECOVERIES = 4;

/**
 * One round: sends what waits, in order, and pulls what is new. Safe to repeat and to run twice at once.
 * Whatever goes wrong leaves the outbox whole (S6.7, S6.9).
 */
export async function syncOnce(phone: Phone): Promise<Outcome> {
  const round: Round = { phone, limit: MAX_MUTATIONS_A_PUSH, recoveries: 0, hasPulled: false };
  try {
    for (;;) {
      const done = await step(round).catch((error: unknown) => recover(round, error));
      if (done) return { state: 'synced' };
    }
  } catch (error) {
    return outcomeOf(error, phone);
  }
}

interface Round {
  phone: Phone;
  /** Most mutations a push; less after the server found one too large. */
  limit: number;
  recoveries: number;
  hasPulled: boolean;
}

/** Does the next thing of a round; true when nothing is left to do. */
async function step(round: Round): Promise<boolean> {
  const { db } = round.phone;
  const cursor = (await pulledOf(db))?.cursor;
  const batch = cursor === undefined ? undefined : await nextBatch(db, round.limit);
  if (batch) await push(round, batch, cursor);
  else if (round.hasPulled) return true;
  else await pull(round, cursor);
  return false;
}

async function push(round: Round, { mutations, packed }: Batch, cursor: string | undefined): Promise<void> {
  const { phone } = round;
  const { clientGroup } = await senderOf(phone.db);
  const json = await requestJson(phone.fetch, {
    method: 'POST',
    url: '/api/sync/push',
    body: {
      protocol: PROTOCOL,
      clientGroup,
      clientNow: new Date(phone.now()).toISOString(),
      cursor,
      packed: true,
      mutations: packed,
    },
  });
  const answer = readPush(json);
  if (answer.pull) await finishPull(round, cursor, withPage(undefined, answer.pull));
  else await pull(round, cursor);
  if (answer.gap) await bridge(round, answer.gap);
  else if (await isStuck(phone, mutations)) throw new Stuck();
}

async function bridge(round: Round, gap: NonNullable<PushAnswer['gap']>): Promise<void> {
  countRecovery(round);
  await fillGap(round.phone.db, gap);
}

/** Whether the first mutation that was sent still waits: the server took nothing. */
async function isStuck({ db }: Phone, sent: Batch['mutations']): Promise<boolean> {
  const [first] = sent;
  if (!first) return false;
  const waiting = await db.outbox.get([first.lane, first.id]);
  return waiting?.at === first.at;
}

async function pull(round: Round, cursor: string | undefined): Promise<void> {
  await finishPull(round, cursor, withPage(undefined, await pullPage(round.phone, cursor)));
}

async function pullPage(phone: Phone, cursor: string | undefined) {
  const { clientGroup } = await senderOf(phone.db);
  const query = new URLSearchParams({ protocol: String(PROTOCOL), clientGroup, packed: '1' });
  if (cursor !== undefined) query.set('cursor', cursor);
  return readPull(await requestJson(phone.fetch, { method: 'GET', url: `/api/sync/pull?${query}` }));
}

/** Fetches the remaining pages and applies them all at once. */
async function finishPull(round: Round, from: string | undefined, first: PulledPages): Promise<void> {
  const { phone } = round;
  let pages = first;
  while (pages.more) pages = withPage(pages, await pullPage(phone, pages.cursor));
  if (isForked(await senderOf(phone.db), pages.lanes)) {
    countRecovery(round);
    await takeNewClientGroup(phone.db);
    return;
  }
  round.hasPulled = await applyPull(phone, pages, from);
}

/** Mends what this phone can mend by itself; anything else is thrown on. */
async function recover(round: Round, error: unknown): Promise<false> {
  const { db } = round.phone;
  countRecovery(round, error);
  if (error instanceof IncompleteRow) await db.meta.delete('pulled');
  else if (error instanceof ApiError && error.status === 413 && round.limit > 1) {
    round.limit = Math.ceil(round.limit / 2);
  } else if (error instanceof ApiError && error.code === 'foreign_client_group') {
    if (!(await isOwnSession(round.phone))) throw new ApiError(401, 'other_session', error.message);
    await takeNewClientGroup(db);
  } else throw error;
  return false;
}

function countRecovery(round: Round, cause: unknown = new Stuck()): void {
  round.recoveries += 1;
  if (round.recoveries > MAX_RECOVERIES) throw cause;
}

/** Whether the browser's session is this player's: another's must never be given this player's mutations. */
async function isOwnSession({ db, fetch }: Phone): Promise<boolean> {
  const user = await requestJson(fetch, { method: 'GET', url: '/api/auth/user' });
  return isRecord(user) && user.id === db.userId;
}

/** A push or pull after which everything is as before. */
class Stuck extends Error {}

function outcomeOf(error: unknown, { db }: Phone): Outcome {
  if (!(error instanceof ApiError)) {
    if (!(error instanceof Stuck) && !db.isLeft) console.error(error);
    return { state: 'failed', retryAfterMs: undefined };
  }
  if (error.code === 'offline') return { state: 'offline' };
  if (error.status === 401) return { state: 'signedOut' };
  if (error.status === 426) return { state: 'updateNeeded' };
  return { state: 'failed', retryAfterMs: error.retryAfterMs };
}
