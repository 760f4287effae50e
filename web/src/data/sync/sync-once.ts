import type { authUser } from 'sync-protocol/contract/session/session';
import type * as contract from 'sync-protocol/contract/sync';
import { MAX_MUTATIONS_A_PUSH, PROTOCOL, type PullAnswer } from 'sync-protocol/wire';
import { ApiError } from '../server/calls/api-error.ts';
import { senderOf } from './client-group.ts';
import { compareClocks } from './compare-clocks.ts';
import { startOver } from './start-over.ts';
import { MESSAGES } from '../messages.ts';
import { nextBatch, type Batch } from './outbox-batch.ts';
import type { Phone } from '../store/phone.ts';
import { withPage } from './pull/pulled-pages.ts';
import { applyPull, areOthers, IncompleteRow, pulledOf, type Applied, type Asking } from './pull/rebase.ts';
import { requestJson } from '../server/calls/request-json.ts';
import { isAbout, type Pushed } from './pull/settle.ts';
import { isRecord } from '../is-record.ts';
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
  const round: Round = {
    phone,
    limit: MAX_MUTATIONS_A_PUSH,
    sent: 0,
    recoveries: 0,
    hasPulled: false,
    asking: undefined,
  };
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
  /** How many the last push held. */
  sent: number;
  recoveries: number;
  hasPulled: boolean;
  /** As whom it asked last. */
  asking: Asking | undefined;
}

/** Does the next thing of a round; true when nothing is left to do. */
async function step(round: Round): Promise<boolean> {
  const { asking, batch } = await nextOf(round);
  round.asking = asking;
  if (batch) await push(round, asking, batch);
  else if (round.hasPulled) return true;
  else await finishPull(round, asking, await pullPage(round.phone, asking));
  return false;
}

/** Who asks and what goes out, as of one moment. Nothing does before a pull has bound the client group (S6.7). */
function nextOf({ phone: { db }, limit }: Round): Promise<{ asking: Asking; batch: Batch | undefined }> {
  return db.transaction('rw', db.meta, db.outbox, db.files, async () => {
    const { clientGroup } = await senderOf(db);
    const cursor = (await pulledOf(db))?.cursor;
    const batch = cursor === undefined ? undefined : await nextBatch(db, limit);
    return { asking: { clientGroup, cursor }, batch };
  });
}

async function push(round: Round, asking: Asking, { mutations, packed }: Batch): Promise<void> {
  const { phone } = round;
  round.sent = mutations.length;
  const body = {
    protocol: PROTOCOL,
    clientGroup: asking.clientGroup,
    clientNow: new Date(phone.now()).toISOString(),
    cursor: asking.cursor,
    packed: true,
    mutations: packed,
  } as const;
  const json = await timed(phone, () =>
    requestJson<typeof contract.push>(phone.fetch, { method: 'POST', url: '/api/sync/push', body }),
  );
  const { results, fork, needsMedia, pull } = readPush(json);
  if (needsMedia) await (await import('../media/send-again.ts')).sendAgain(phone.db, needsMedia);
  const pushed = { sent: mutations, results, ...(fork && { fork }) };
  const applied = await finishPull(round, asking, pull ?? (await pullPage(phone, asking)), pushed);
  const hasGoneOn = mutations.some((mutation) => results.some((result) => isAbout(result, mutation)));
  if (applied === 'applied' && !hasGoneOn) countRecovery(round);
}

async function pullPage(phone: Phone, { clientGroup, cursor }: Asking): Promise<PullAnswer> {
  const query = new URLSearchParams({ protocol: String(PROTOCOL), clientGroup, packed: '1' });
  if (cursor !== undefined) query.set('cursor', cursor);
  return readPull(
    await timed(phone, () =>
      requestJson<typeof contract.pull>(phone.fetch, { method: 'GET', url: `/api/sync/pull?${query}` }),
    ),
  );
}

/** What is asked of the server, whose clock comes with each answer. */
async function timed(phone: Phone, ask: () => Promise<unknown>): Promise<unknown> {
  const asked = phone.now();
  const answer = await ask();
  compareClocks(answer, asked, phone.now());
  return answer;
}

/** Fetches the remaining pages and applies them all at once. */
async function finishPull(
  round: Round,
  asking: Asking,
  first: PullAnswer,
  pushed?: Pushed,
): Promise<Applied> {
  const { phone } = round;
  let pages = withPage(undefined, first);
  while (pages.more) {
    const page = await pullPage(phone, { ...asking, cursor: pages.cursor });
    // Pages that begin again, or lead nowhere, must not go on for ever.
    if (page.reset === true || page.cursor === pages.cursor) countRecovery(round);
    pages = withPage(pages, page);
  }
  if (areOthers(phone.db, pages.changes)) throw otherSession();
  const applied = await applyPull(phone, pages, asking, pushed);
  round.hasPulled = applied === 'applied';
  if (applied === 'startedOver') countRecovery(round);
  return applied;
}

/** Mends what this phone can mend by itself; anything else is thrown on. */
async function recover(round: Round, error: unknown): Promise<false> {
  const { db } = round.phone;
  if (error instanceof ApiError && error.status === 413 && round.sent > 1) {
    // However small it has to be: halving comes to an end by itself.
    round.limit = Math.ceil(round.sent / 2);
    return false;
  }
  countRecovery(round, error);
  if (error instanceof IncompleteRow) await db.meta.delete('pulled');
  else if (error instanceof ApiError && error.code === 'foreign_client_group') {
    if (!(await isOwnSession(round.phone))) throw otherSession();
    await giveUp(db, round.asking?.clientGroup);
  } else if (round.asking && isHeldBack(error) && !round.hasPulled) {
    // What can't go for a long while must not keep from the player what comes (S7.2).
    await finishPull(round, round.asking, await pullPage(round.phone, round.asking));
    throw error;
  } else throw error;
  return false;
}

/** Whether a push waits for another app or another server: it is too large by itself, or too new. */
function isHeldBack(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.code === 'server_behind');
}

/** Starts over, unless another tab has done so since this group was found to be foreign. */
function giveUp(db: Phone['db'], foreign: Asking['clientGroup'] | undefined): Promise<void> {
  return db.write(async () => {
    const { clientGroup } = await senderOf(db);
    if (clientGroup === foreign) await startOver(db);
  });
}

function countRecovery(round: Round, cause: unknown = new Stuck()): void {
  round.recoveries += 1;
  if (round.recoveries > MAX_RECOVERIES) throw cause;
}

function otherSession(): ApiError {
  return new ApiError(401, 'other_session', MESSAGES.signedOut);
}

/** Whether the browser's session is this player's: another's must never be given this player's mutations. */
async function isOwnSession({ db, fetch }: Phone): Promise<boolean> {
  const user = await requestJson<typeof authUser>(fetch, { method: 'GET', url: '/api/auth/user' });
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
