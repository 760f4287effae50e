import type { UserId } from 'sync-protocol/ids';
import {
  friendStreakAccept,
  friendStreakEnd,
  friendStreakOffer,
} from 'sync-protocol/mutations/rivals/friend-streaks';
import { act } from '#data/rows/act.ts';
import { together as text } from './messages.ts';

export const offer = (friendId: UserId, askedAs: string) =>
  act(friendStreakOffer, { friendId, askedAs }, text.toasts.offered);
export const accept = (friendId: UserId) => act(friendStreakAccept, { friendId }, text.toasts.accepted);
export const end = (friendId: UserId, what: 'declined' | 'withdrawn' | 'ended') =>
  act(friendStreakEnd, { friendId }, text.toasts[what]);
