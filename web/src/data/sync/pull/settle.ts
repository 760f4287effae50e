import {
  ACKNOWLEDGED_KEPT_DAYS,
  LANES,
  type Lane,
  type MutationResult,
  type OutboxMutation,
  type PushAnswer,
} from 'sync-protocol/wire';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { attentionId, NONE, senderOf } from '../client-group.ts';
import { isGapOpen, lanesAhead, waitingIn } from '../lanes.ts';
import type { Acknowledged, Refused, UserDb } from '#data/store/db.ts';
import type { Phone } from '#data/store/phone.ts';
import type { PulledPages } from './pulled-pages.ts';

/** What a push sent, and what the server answered of it. */
export interface Pushed extends Pick<PushAnswer, 'results' | 'fork'> {
  sent: readonly OutboxMutation[];
}

/**
 * Brings the outbox to where the server stands, inside a transaction: what a push was answered for leaves it,
 * what the server lacks comes back.
 * @param isRestored whether the database has begun another history since the last pull
 * @returns whether the phone can't go on as this client group (S6.10)
 */
export async function settle(
  phone: Phone,
  { lanes }: Pick<PulledPages, 'lanes'>,
  pushed: Pushed | undefined,
  isRestored: boolean,
): Promise<boolean> {
  const { db } = phone;
  const ahead = lanesAhead(await senderOf(db), lanes);
  const results = pushed?.results ?? [];
  // Where a copy has been at work, only what is known to be this phone's own counts as such.
  const own = results.filter(({ unproven, lane }) => !unproven || !ahead.includes(lane));
  await takeAnswered(phone, pushed?.sent ?? [], own);
  await bringBack(db, isRestored ? NONE : lanes);
  if (pushed?.fork || own.length < results.length || (await isGapOpen(db, lanes))) return true;
  // What still waits under numbers that the server has is sent before: its own answers tell whose they are.
  const waiting = await Promise.all(ahead.map((lane) => waitingIn(db, lane).first()));
  return ahead.length > 0 && waiting.every((first) => first === undefined);
}

/** An entry leaves the outbox by the answer to its own push, and by nothing else (S6.3). */
async function takeAnswered(
  { db, now }: Phone,
  sent: readonly OutboxMutation[],
  results: readonly MutationResult[],
): Promise<void> {
  const { clientGroup } = await senderOf(db);
  const taken: Acknowledged[] = [];
  const needAttention: Refused[] = [];
  for (const mutation of sent) {
    const result = results.find((one) => isAbout(one, mutation));
    if (!result) continue;
    const { lane, id } = mutation;
    const { status, code = '', message = '' } = result;
    taken.push({ lane, id, mutation, acknowledgedAt: now() });
    if (status !== 'applied')
      needAttention.push({ id: attentionId(clientGroup, mutation), mutation, status, code, message });
  }
  await db.refused.bulkDelete(taken.map((mutation) => attentionId(clientGroup, mutation)));
  await db.refused.bulkPut(needAttention);
  await db.acknowledged.bulkPut(taken);
  await db.outbox.bulkDelete(taken.map(({ lane, id }): [Lane, number] => [lane, id]));
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
 * also when whoever restored it did not change the epoch. Where that was changed, all of it goes: a copy of this phone
 * may meanwhile have taken numbers whose words here the database has lost, and only the answers tell (S2.11).
 */
async function bringBack(db: UserDb, lanes: PulledPages['lanes']): Promise<void> {
  for (const lane of LANES) {
    const unseen = await db.acknowledged
      .where('[lane+id]')
      .between([lane, lanes[lane]], [lane, Number.MAX_SAFE_INTEGER], false)
      .toArray();
    await db.outbox.bulkPut(unseen.map(({ mutation }) => mutation));
    await db.acknowledged.bulkDelete(unseen.map(({ id }): [Lane, number] => [lane, id]));
  }
}
