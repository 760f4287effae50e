import type { UserId } from 'sync-protocol/ids';
import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import {
  friendStreakAccept,
  friendStreakEnd,
  friendStreakOffer,
} from 'sync-protocol/mutations/rivals/friend-streaks';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { together as text } from './messages.ts';

/** Does it, offline too, and says so. */
async function act<Args extends Record<string, unknown>>(
  mutator: Mutator<MutationName, Args>,
  args: Args,
  done: string,
): Promise<void> {
  const result = await mutate(mutator, args);
  if (result.ok) toast({ title: done, tone: 'success' });
  else toast({ title: text.failed, text: result.message, tone: 'danger' });
}

export const offer = (friendId: UserId, askedAs: string) =>
  act(friendStreakOffer, { friendId, askedAs }, text.toasts.offered);
export const accept = (friendId: UserId) => act(friendStreakAccept, { friendId }, text.toasts.accepted);
export const end = (friendId: UserId, what: 'declined' | 'withdrawn' | 'ended') =>
  act(friendStreakEnd, { friendId }, text.toasts[what]);
