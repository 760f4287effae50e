import { z } from 'zod';
import { defineCall, doneAnswer } from '../call.ts';

/** The longest address of a push subscription. */
export const MAX_ENDPOINT_LENGTH = 1024;

const endpoint = z.string().max(MAX_ENDPOINT_LENGTH);

export const pushKey = defineCall({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The public VAPID key to subscribe with',
  for: 'anyone',
  answer: z.object({ publicKey: z.string() }),
});

export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Registers this browser for push messages',
  body: z.object({
    endpoint,
    keys: z.object({
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    }),
    /** The endpoint that this one takes the place of. */
    replaces: endpoint.optional(),
  }),
  status: 201,
  answer: doneAnswer,
});

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/push/subscriptions',
  summary: 'Removes a browser from push messages',
  body: z.object({ endpoint }),
  answer: doneAnswer,
});

export const testPush = defineCall({
  method: 'POST',
  path: '/api/push/test',
  summary: 'Sends a test message to all of the player’s devices',
  answer: z.object({ devices: z.int().min(0) }),
});
