import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { OFFER_GONE } from 'sync-protocol/mutations/rivals/friend-streaks';
import { tieOf } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import { approachable, gateOf, isUnseen, type Relations } from '#features/profile/commands.ts';
import type { Asked, Refused, Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { askLimits } from '../ask-limits.ts';
import { peopleOf } from '../people.ts';

type OfFriend = Asked<MutationArgs<'friendStreak.accept'>>;

/** Said only to who sees the other in a team that they share. */
const NOT_OF_AGE: Refused = {
  code: 'not_of_age',
  message: 'You can keep a streak with rivals and teammates who are about your age.',
};

/** Two keep a streak who are rivals or teammates, and about of an age: a coach and a minor don't. Both are held. */
export const friendStreakVets = (relations: Relations): Vets => ({
  'friendStreak.offer': async (kysely, asked) => {
    const standingWith = await standingsOf(relations, kysely, asked);
    const limit = await askLimits(kysely, asked);
    return asked.map(({ args: { friendId }, context }) => {
      if (friendId === context.userId) return undefined;
      const { isSeen, isFriend, hasOffered } = standingWith(friendId);
      if (!isSeen) return NOBODY;
      if (!isFriend) return NOT_OF_AGE;
      // Whoever was offered one by them says yes with it: nobody is asked once more.
      return hasOffered ? undefined : limit(friendId);
    });
  },
  'friendStreak.accept': async (kysely, asked) => {
    const standingWith = await standingsOf(relations, kysely, asked);
    return asked.map(({ args }) => (standingWith(args.friendId).isFriend ? undefined : OFFER_GONE));
  },
  'friendStreak.end': async (kysely, asked) => {
    await hold(kysely, asked);
    return asked.map(() => undefined);
  },
});

async function hold(kysely: Queryable, asked: readonly OfFriend[]): Promise<UserId[]> {
  const others = [...new Set(asked.map(({ args }) => args.friendId))];
  await holdPlayers(kysely, others);
  return others;
}

/** Whether whom they name is a rival or a teammate whom they see, may keep a streak with them, and waits for a yes to it. */
async function standingsOf(
  relations: Relations,
  kysely: Queryable,
  asked: readonly OfFriend[],
): Promise<(id: UserId) => { isSeen: boolean; isFriend: boolean; hasOffered: boolean }> {
  const others = await hold(kysely, asked);
  const [first] = asked;
  const NO_TIE = { isSeen: false, isFriend: false, hasOffered: false };
  if (!first) return () => NO_TIE;
  const { userId, at } = first.context;
  const now = Date.parse(at);
  if (await isUnseen(kysely, userId, now)) return () => NO_TIE;
  const near = await approachable(kysely, userId, others, now);
  const deps = { db: { kysely }, relations, now: () => new Date(at) };
  const { standingTo } = await gateOf(deps, userId, others);
  const people = await peopleOf(kysely, others);
  const offers = await kysely
    .selectFrom('friendStreaks')
    .select('friendId')
    .where('userId', '=', userId)
    .where('friendId', 'in', others)
    .where('status', '=', 'asked')
    .execute();
  return (id) => {
    const person = people.find((one) => one.id === id);
    if (!person) return NO_TIE;
    const { relationship, sees } = standingTo(person);
    const isSeen = sees.existence && tieOf(relationship, false) !== 'stranger';
    const hasOffered = offers.some(({ friendId }) => friendId === id);
    return { isSeen, isFriend: isSeen && near.has(id), hasOffered };
  };
}
