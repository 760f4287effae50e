import {
  ACKNOWLEDGED_KEPT_DAYS,
  LANES,
  type Lane,
  type MutationResult,
  type OutboxMutation,
  type PushAnswer,
} from 'sync-protocol/wire';
import { attentionId, firstWaiting, isGapOpen, lanesAhead, senderOf } from './client-group.ts';
import type { UserDb } from './db.ts';
import type { Phone } from './phone.ts';
import type { PulledPages } from './pulled-pages.ts';

const DAY_MS = 86_400_000;

/** What a push sent, and what the server answered of it. */
export interface Pushed extends Pick<PushAnswer, 'results' | 'fork'> {
  sent: readonly OutboxMutation[];
}

/**
 * Brings the outbox to where the server stands, inside a transaction: what a push was answered for leaves it,
 * what the server lacks comes back.
 * @returns whether the phone can't go on as this client group (S6.10)
 */
export async function settle(
  phone: Phone,
  { lanes }: Pick<PulledPages, 'lanes'>,
  pushed: Pushed | undefined,
): Promise<boolean> {
  const { db } = phone;
  const ahead = lanesAhead(await senderOf(db), lanes);
  const results = pushed?.results ?? [];
  // Where a copy has been at work, only what is known to be this phone's own counts as such.
  const isDoubted = (result: MutationResult) => result.unproven === true && ahead.includes(result.lane);
  const doubted = results.filter(isDoubted);
  if (pushed) {
    const own = results.filter((result) => !isDoubted(result));
    await takeAnswered(phone, pushed.sent, own);
  }
  await bringBack(db, lanes);
  if (pushed?.fork || doubted.length > 0 || (await isGapOpen(db, lanes))) return true;
  // What still waits under numbers that the server has is sent before: its own answers tell whose they are.
  const waiting = await Promise.all(ahead.map((lane) => firstWaiting(db, lane)));
  return ahead.length > 0 && waiting.every((first) => first === undefined);
}

/** An entry leaves the outbox by the answer to its own push, and by nothing else (S6.3). */
async function takeAnswered(
  { db, now }: Phone,
  sent: readonly OutboxMutation[],
  results: readonly MutationResult[],
): Promise<void> {
  const { clientGroup } = await senderOf(db);
  const answered = sent.flatMap((mutation) => {
    const result = results.find((one) => isAbout(one, mutation));
    return result ? [{ mutation, result }] : [];
  });
  for (const { mutation, result } of answered) {
    const id = attentionId(clientGroup, mutation);
    const { status, code = '', message = '' } = result;
    if (status === 'applied') await db.refused.delete(id);
    else await db.refused.put({ id, mutation, status, code, message });
  }
  await db.acknowledged.bulkPut(
    answered.map(({ mutation }) => ({
      lane: mutation.lane,
      id: mutation.id,
      mutation,
      acknowledgedAt: now(),
    })),
  );
  await db.outbox.bulkDelete(answered.map(({ mutation }): [Lane, number] => [mutation.lane, mutation.id]));
  await db.acknowledged
    .where('acknowledgedAt')
    .below(now() - ACKNOWLEDGED_KEPT_DAYS * DAY_MS)
    .delete();
}

/** Whether a result, which may stand for several in a row, is about this mutation. */
export function isAbout({ lane, id, to = id }: MutationResult, mutation: OutboxMutation): boolean {
  return lane === mutation.lane && id <= mutation.id && mutation.id <= to;
}

/**
 * A restored database has never seen what lies beyond its lanes: it goes out again under its own numbers (S6.8),
 * also when whoever restored it did not change the epoch.
 */
async function bringBack(db: UserDb, lanes: PulledPages['lanes']): Promise<void> {
  for (const lane of LANES) {
    const unseen = await db.acknowledged
      .where('[lane+id]')
      .between([lane, lanes[lane] ?? 0], [lane, Number.MAX_SAFE_INTEGER], false)
      .toArray();
    await db.outbox.bulkPut(unseen.map(({ mutation }) => mutation));
    await db.acknowledged.bulkDelete(unseen.map(({ id }): [Lane, number] => [lane, id]));
  }
}
