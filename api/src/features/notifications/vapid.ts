import { z } from 'zod';
import type { Db } from '#db/db.ts';
import { newVapidKeys, type VapidKeys } from '#providers/push/web-push.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The keys by which push services know this server: made at its first start and kept, since every browser's
 * subscription is bound to them. Of two nodes that start at once the first one's keys hold.
 */
export async function keptVapidKeys({ kysely }: Db): Promise<VapidKeys> {
  await kysely
    .insertInto('serverState')
    .values({ key: 'vapid', value: JSON.stringify(newVapidKeys()) })
    .onConflict((taken) => taken.column('key').doNothing())
    .execute();
  const { value } = await kysely
    .selectFrom('serverState')
    .select('value')
    .where('key', '=', 'vapid')
    .executeTakeFirstOrThrow();
  return vapidKeys.parse(value);
}
