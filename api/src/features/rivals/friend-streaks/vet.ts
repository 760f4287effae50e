import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { OFFER_GONE } from 'sync-protocol/mutations/rivals/friend-streaks';
import { tieOf } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import { approachable, gateOf, isUnseen, NOBODY, type Relations } from '#features/profile/commands.ts';
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
      const { isSeen, isFriend } = standingWith(friendId);
      if (!isSeen) return NOBODY;
      return isFriend ? limit(friendId) : NOT_OF_AGE;
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

/** Whether whom they name is a rival or a teammate whom they see, and may keep a streak with them. */
async function standingsOf(
  relations: Relations,
  kysely: Queryable,
  asked: readonly OfFriend[],
): Promise<(id: UserId) => { isSeen: boolean; isFriend: boolean }> {
  const others = await hold(kysely, asked);
  const [first] = asked;
  const NO_TIE = { isSeen: false, isFriend: false };
  if (!first) return () => NO_TIE;
  const { userId, at } = first.context;
  const now = Date.parse(at);
  if (await isUnseen(kysely, userId, now)) return () => NO_TIE;
  const near = await approachable(kysely, userId, others, now);
  const deps = { db: { kysely }, relations, now: () => new Date(at) };
  const { standingTo } = await gateOf(deps, userId, others);
  const people = await peopleOf(kysely, others);
  return (id) => {
    const person = people.find((one) => one.id === id);
    if (!person) return NO_TIE;
    const { relationship, sees } = standingTo(person);
    const isSeen = sees.existence && tieOf(relationship, false) !== 'stranger';
    return { isSeen, isFriend: isSeen && near.has(id) };
  };
}
