import { z } from 'zod';
import { PASSWORD_MAX } from '../rules/account.ts';

/** How long after signing in a player without a password can add ways to sign in. */
export const FRESH_MINUTES = 10;

/**
 * That it is the player who asks, and not somebody who has their phone in hand: for what would let that person in
 * again later.
 */
export const ownerProof = z.object({
  /** Of players who have a password; the others need to have signed in `FRESH_MINUTES` ago at most. */
  currentPassword: z.string().min(1).max(PASSWORD_MAX).exactOptional(),
});
export type OwnerProof = z.infer<typeof ownerProof>;
