import type { subscribePush } from 'sync-protocol/contract/push';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { PushMessage } from 'sync-protocol/push-message';
import type { z } from 'zod';
import { ApiError, notSignedIn } from '#plugins/api-error.ts';
import type { Player } from '#plugins/session.ts';
import { pushEndpoint } from '#providers/push-endpoint.ts';
import type { Deps } from '#deps';

/** Devices of one player that get push messages; the oldest one makes room. */
const MAX_DEVICES = 10;

type Subscription = z.output<(typeof subscribePush)['body']>;

/** Registers a browser. An endpoint belongs to whoever signed in on it last. */
export async function subscribe(
  { db, config, now }: Deps,
  { id: userId, session }: Player,
  subscription: Subscription,
): Promise<void> {
  const endpoint = pushEndpoint(subscription.endpoint, config.pushHosts);
  if (!endpoint)
    throw new ApiError(400, 'unknown_push_service', 'This browser’s push service is not known here.');
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

/** Sends a message to every device of a player, and forgets the dead ones; answers how many got it. */
export async function sendToDevices(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  userId: UserId,
  message: PushMessage,
): Promise<number> {
  const devices = await db.kysely
    .selectFrom('pushSubscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ id: device.id, outcome: await push.send(device, message) })),
  );
  const dead = outcomes.filter(({ outcome }) => outcome.kind === 'gone').map(({ id }) => id);
  if (dead.length > 0) await db.kysely.deleteFrom('pushSubscriptions').where('id', 'in', dead).execute();
  return outcomes.filter(({ outcome }) => outcome.kind === 'sent').length;
}
