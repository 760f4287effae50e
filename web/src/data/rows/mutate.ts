import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import { keepStorage } from '#pwa/keep-storage.ts';
import { activePhone } from '../store/active-phone.ts';
import { MESSAGES } from '../messages.ts';
import type { MutateResult } from './mutate-on.ts';
import { activeUserId } from '../session/stored-session.ts';
import { tapOn } from './tap.ts';
import { wakeSync } from '../sync/sync.ts';

const SIGNED_OUT = { ok: false, code: 'signed_out', message: MESSAGES.signedOut } as const;

export type { MutateResult } from './mutate-on.ts';

/**
 * Changes what the player sees, in the frame of the tap, and for good a moment later; the server hears of it when it
 * can. What can't be kept is taken back. Whoever calls this brings the mutation, as it comes in `sync-protocol/mutations`:
 * so each screen loads what it does itself, and the store no more the more there is to do.
 * @returns what it earned, or why the rules or the phone refuse it, in words fit to show
 */
export async function mutate<Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
): Promise<MutateResult> {
  const phone = activePhone();
  // Another tab may have signed the player out: from then on nothing may be put where it would be removed.
  if (phone?.db.userId !== activeUserId() || !phone) return SIGNED_OUT;
  const result = await tapOn(phone, mutator, args);
  // Or it does so in the middle of this tap: then it is not the storage that failed.
  if (!result.ok && phone.db.userId !== activeUserId()) return SIGNED_OUT;
  if (result.ok) {
    wakeSync();
    // Once something counts there is a reason to ask for storage that stays.
    if (mutator.countsForDay) void keepStorage();
  }
  return result;
}
