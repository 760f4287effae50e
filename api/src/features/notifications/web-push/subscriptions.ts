import type { FastifyBaseLogger } from 'fastify';
import type { subscribePush } from 'sync-protocol/contract/notifications/web-push';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { z } from 'zod';
import { appOrigin } from '#config';
import { ApiError, notSignedIn } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import { pushEndpoint } from '#providers/push/push-endpoint.ts';
import type { Deps } from '#deps';
import { countUnread } from '../queries.ts';
import { toPushMessage, type PushText } from './web-push-texts.ts';

/** Devices of one player that get push messages; the oldest one makes room. */
const MAX_DEVICES = 10;

/** To so many players a job sends at a time: a push service that hangs is not to keep all others waiting. */
export const TOLD_AT_ONCE = 20;

/** Where an operator reads what was not delivered, and why. */
export type WarningLog = Pick<FastifyBaseLogger, 'warn'>;

type Subscription = z.output<(typeof subscribePush)['body']>;

/** Registers a browser. An endpoint belongs to whoever signed in on it last. */
export async function subscribe(
  { db, config, now }: Deps,
  { id: userId, session }: Player,
  subscription: Subscription,
): Promise<void> {
  const endpoint = pushEndpoint(subscription.endpoint, config.pushHosts);
  if (!endpoint) throw unknownService();
  const seenAt = now().toISOString();
  const { p256dh, auth } = subscription.keys;
  await db.transaction(async ({ kysely }) => {
    if (subscription.replaces) await removeEndpoint(kysely, userId, subscription.replaces);
    const { sessionId } = await kysely
      .selectFrom('sessions')
      .select('id as sessionId')
      .where('tokenHash', '=', session)
      .executeTakeFirstOrThrow(notSignedIn);
    await kysely
      .insertInto('pushSubscriptions')
      .values({ id: newId(), userId, sessionId, endpoint, p256dh, auth, createdAt: seenAt, seenAt })
      .onConflict((known) =>
        known.column('endpoint').doUpdateSet({ userId, sessionId, p256dh, auth, seenAt }),
      )
      .execute();
    const surplus = kysely.selectFrom('pushSubscriptions').select('id').where('userId', '=', userId);
    await kysely
      .deleteFrom('pushSubscriptions')
      .where('id', 'in', surplus.orderBy('seenAt', 'desc').orderBy('id', 'desc').offset(MAX_DEVICES))
      .execute();
  });
}

/** Forgets a browser of this player; one that is not known is no mistake. */
export async function unsubscribe({ db }: Deps, userId: UserId, endpoint: string): Promise<void> {
  await removeEndpoint(db.kysely, userId, endpoint);
}

async function removeEndpoint(kysely: Deps['db']['kysely'], userId: UserId, endpoint: string): Promise<void> {
  await kysely
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/**
 * Sends a message to every device of a player, and forgets the dead ones; answers how many got it. Which push services
 * did not take it is in the log.
 * @param seconds how long it may take to come
 */
export async function sendToDevices(
  { db, webPush, config }: Pick<Deps, 'db' | 'webPush' | 'config'>,
  log: WarningLog,
  userId: UserId,
  text: PushText,
  seconds = Infinity,
): Promise<number> {
  const devices = await db.kysely
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  if (devices.length === 0) return 0;
  const message = toPushMessage(text, await countUnread(db.kysely, userId), appOrigin(config));
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ ...device, outcome: await webPush.send(device, message, seconds) })),
  );
  for (const { endpoint, outcome } of outcomes)
    if (outcome.kind === 'failed') tellFailure(log, endpoint, outcome);
  const dead = outcomes.filter(({ outcome }) => outcome.kind === 'gone').map(({ id }) => id);
  if (dead.length > 0) await db.kysely.deleteFrom('pushSubscriptions').where('id', 'in', dead).execute();
  return outcomes.filter(({ outcome }) => outcome.kind === 'sent').length;
}

/** Of an endpoint only the host may be told: whoever knows all of it can write to the device. */
function tellFailure(log: WarningLog, endpoint: string, { reason }: { reason: string }): void {
  log.warn({ service: new URL(endpoint).host, reason }, 'a push message was not delivered');
}

function unknownService(): ApiError {
  const message = 'This browser’s push service is not known here.';
  return new ApiError(400, 'unknown_push_service', message, { issues: [{ path: 'endpoint', message }] });
}
