import { z } from 'zod';
import type { Db } from '#db/db.ts';
import { keptOnce } from '#db/kept-once.ts';
import { newVapidKeys, type VapidKeys } from '#providers/push/web-push.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The keys by which push services know this server: made at its first start and kept, since every browser's
 * subscription is bound to them.
 */
export async function keptVapidKeys(db: Db): Promise<VapidKeys> {
  return vapidKeys.parse(await keptOnce(db, 'vapid', newVapidKeys()));
}
