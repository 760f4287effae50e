import { z } from 'zod';
import { instantText } from '../../entities/time.ts';
import { defineCall, doneAnswer } from '../call.ts';
import { ownerProof } from './owner-proof.ts';

/** Whether the player can sign in at the OpenID provider too. */
export const connection = z.object({
  /** The provider's name; null where players can't sign in elsewhere. */
  openId: z.string().nullable(),
  /** Since when it opens this account; null when it does not. */
  connectedAt: instantText.nullable(),
});
export type Connection = z.infer<typeof connection>;

export const getConnection = defineCall({
  method: 'GET',
  path: '/api/auth/connection',
  summary: 'Whether the player can sign in at the OpenID provider',
  answer: connection,
});

export const beginConnection = defineCall({
  method: 'POST',
  path: '/api/auth/connection',
  summary:
    'Where to send the browser to connect the OpenID provider, once the player has proved that it is them',
  body: ownerProof,
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

export const disconnect = defineCall({
  method: 'DELETE',
  path: '/api/auth/connection',
  summary: 'Takes the OpenID provider away from the account, unless it is the only way to log in',
  answer: doneAnswer,
});

/** Why the browser came back from the provider without a connection; in the query of the profile. */
export type ConnectProblem = 'cancelled' | 'failed' | 'others_identity' | 'other_connected';
