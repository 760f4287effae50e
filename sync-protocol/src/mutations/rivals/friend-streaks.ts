import { z } from 'zod';
import { friendStreak, type FriendStreak } from '../../entities/rivals/friend-streak.ts';
import { friendStreakId } from '../../rules/derived-ids.ts';
import { MAX_FRIEND_STREAKS } from '../../rules/rivals/friend-streak.ts';
import { trainingDay } from '../../rules/training-day.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const friendStreakOfferArgs = z.strictObject(
  friendStreak.pick({ friendId: true, askedAs: true }).shape,
);
export const friendStreakArgs = z.strictObject(friendStreak.pick({ friendId: true }).shape);

type Args = z.infer<typeof friendStreakArgs>;

const needs: Mutator['needs'] = () => [{ table: 'friendStreaks', all: true }];

export const OFFER_GONE = { code: 'offer_gone', message: 'This offer is no longer there.' };

/** Offers somebody a streak together; whoever was offered one by them says yes with it. */
export const friendStreakOffer: Mutator<'friendStreak.offer', z.infer<typeof friendStreakOfferArgs>> = {
  name: 'friendStreak.offer',
  isHeardNow: true,
  needs,
  effect: (rows, { friendId, askedAs }, context) => {
    const { userId, at } = context;
    if (friendId === userId) throw new Refusal('own_friend_streak', 'You keep a streak of your own already.');
    const id = friendStreakId(userId, friendId);
    const row = rows.get('friendStreaks', id);
    if (row?.status === 'asked') return keepTogether(rows, row, context);
    if (row) return;
    refuseTooMany(rows);
    const nothingYet = {
      since: null,
      streak: 0,
      best: 0,
      missed: 0,
      lastDay: null,
      friendDay: null,
      pauses: [],
    };
    const offer = { id, userId, friendId, status: 'requested' as const, askedAs, createdAt: at };
    rows.put('friendStreaks', { ...offer, ...nothingYet });
  },
};

/** Says yes to an offer. */
export const friendStreakAccept: Mutator<'friendStreak.accept', Args> = {
  name: 'friendStreak.accept',
  needs,
  effect: (rows, { friendId }, context) => {
    const row = rows.get('friendStreaks', friendStreakId(context.userId, friendId));
    if (row?.status === 'accepted') return;
    if (row?.status !== 'asked') throw new Refusal(OFFER_GONE.code, OFFER_GONE.message);
    keepTogether(rows, row, context);
  },
};

/** Says no to an offer, takes the own one back, or ends the streak: there is none between the two any more. */
export const friendStreakEnd: Mutator<'friendStreak.end', Args> = {
  name: 'friendStreak.end',
  needs,
  effect: (rows, { friendId }, { userId }) => {
    rows.delete('friendStreaks', friendStreakId(userId, friendId));
  },
};

/** No day before the offer counts: what the two did then is for neither to find out. */
function keepTogether(rows: Rows, row: FriendStreak, { day, tz }: Pick<MutationContext, 'day' | 'tz'>): void {
  refuseTooMany(rows);
  const offered = trainingDay(Date.parse(row.createdAt), tz);
  rows.put('friendStreaks', { ...row, status: 'accepted', since: day > offered ? day : offered });
}

/** Offers of the player's own count too: each of them may be accepted. */
function refuseTooMany(rows: Rows): void {
  if (rows.all('friendStreaks').filter(({ status }) => status !== 'asked').length >= MAX_FRIEND_STREAKS)
    throw new Refusal(
      'too_many_friend_streaks',
      `You have ${MAX_FRIEND_STREAKS} streaks together, with those you offered, and that’s the limit. End one first.`,
    );
}
