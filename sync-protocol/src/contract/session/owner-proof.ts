import { z } from 'zod';
import { PASSWORD_MAX } from '../../rules/session/account.ts';

/** How long somebody who has proved to be the player counts as them, for what an account is worth most. */
export const FRESH_MINUTES = 5;

/**
 * That it is the player who asks, and not somebody who has their phone in hand: for what would let that person in
 * again later.
 */
export const ownerProof = z.object({
  /** Of players who have a password; the others need to have signed in `FRESH_MINUTES` ago at most. */
  currentPassword: z.string().min(1).max(PASSWORD_MAX).exactOptional(),
});
export type OwnerProof = z.infer<typeof ownerProof>;
