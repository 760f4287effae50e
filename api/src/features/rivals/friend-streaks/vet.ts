import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { STRANGERS, tieOf } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import { approachable, type Relations } from '#features/profile/commands.ts';
import type { Asked, Refused, Vets } from '#sync/server-half.ts';
import { askLimits } from '../ask-limits.ts';
import { holdPlayers } from '../people.ts';

type OfFriend = Asked<MutationArgs<'friendStreak.accept'>>;

const UNKNOWN: Refused = { code: 'user_not_found', message: 'User not found' };
const GONE: Refused = { code: 'offer_gone', message: 'This offer is no longer there.' };

/** Two keep a streak who are rivals or teammates, and about of an age: a coach and a minor don't. Both are held. */
export const friendStreakVets = (relations: Relations): Vets => ({
  'friendStreak.offer': async (kysely, asked) => {
    const friends = await friendsOf(relations, kysely, asked);
    const limit = await askLimits(kysely, asked);
    return asked.map(({ args, context }) => {
      if (args.friendId === context.userId) return undefined;
      return friends.has(args.friendId) ? limit(args.friendId) : UNKNOWN;
    });
  },
  'friendStreak.accept': async (kysely, asked) => {
    const friends = await friendsOf(relations, kysely, asked);
    return asked.map(({ args }) => (friends.has(args.friendId) ? undefined : GONE));
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

/** Those of whom they name who may keep a streak with them. */
async function friendsOf(
  relations: Relations,
  kysely: Queryable,
  asked: readonly OfFriend[],
): Promise<ReadonlySet<UserId>> {
  const others = await hold(kysely, asked);
  const [first] = asked;
  if (!first) return new Set();
  const { userId, at } = first.context;
  const tied = await relations(kysely, userId, others);
  const near = await approachable(kysely, userId, others, Date.parse(at));
  return new Set(
    others.filter((id) => near.has(id) && tieOf(tied.get(id) ?? STRANGERS, false) !== 'stranger'),
  );
}
