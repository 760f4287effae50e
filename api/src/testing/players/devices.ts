import { newId } from 'sync-protocol/ids';
import type { PushMessage } from 'sync-protocol/web-push-message';
import { tellWhatIsDue } from '#features/notifications/web-push/due-web-pushes.ts';
import type { TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';

/** Gives a player who is signed in a browser that takes push messages; answers its address. */
export async function aDevice({ db, clock }: TestApp, { id: userId }: TestUser): Promise<string> {
  const endpoint = `https://push.example/${userId}`;
  const at = new Date(clock.now).toISOString();
  const { id: sessionId } = await db.kysely
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const device = {
    id: newId(),
    userId,
    sessionId,
    endpoint,
    p256dh: '',
    auth: '',
    createdAt: at,
    seenAt: at,
  };
  await db.kysely.insertInto('pushSubscriptions').values(device).execute();
  return endpoint;
}

/** Has devices told what is due, and answers what the push services were sent. */
export async function whatIsTold(
  world: TestApp,
): Promise<{ endpoint: string; notification: PushMessage['notification'] }[]> {
  const before = world.pushed.length;
  await tellWhatIsDue(world.deps, { warn: () => undefined });
  return world.pushed
    .slice(before)
    .map(({ endpoint, message: { notification } }) => ({ endpoint, notification }));
}
